import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

// Loaded before a process whose machine loses power: what the process flushes below DATA_DIR is copied to SURVIVING_DIR,
// as it is at that moment, and nothing else is. So that folder holds what a disk without mercy would. A flushed file
// survives with its name, as on ext4; a name that came, went or moved survives once its folder is flushed.

const real = path.resolve(process.env.DATA_DIR ?? '');
const surviving = path.resolve(process.env.SURVIVING_DIR ?? '');
const contents = `${surviving}.contents`;
fs.mkdirSync(surviving, { recursive: true });
fs.mkdirSync(contents, { recursive: true });

const flushSync = fs.fsyncSync;
const { copyFileSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } =
  fs;

function keepFile(file) {
  const copy = path.join(contents, String(statSync(file).ino));
  const target = path.join(surviving, path.relative(real, file));
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(file, copy);
  copyFileSync(copy, target);
}

function keepNames(folder) {
  const target = path.join(surviving, path.relative(real, folder));
  mkdirSync(target, { recursive: true });
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(target))
    if (!names.has(name)) rmSync(path.join(target, name), { recursive: true });
  for (const entry of entries) {
    const at = path.join(target, entry.name);
    if (entry.isDirectory()) mkdirSync(at, { recursive: true });
    if (!entry.isFile()) continue;
    const copy = path.join(contents, String(statSync(path.join(folder, entry.name)).ino));
    if (existsSync(copy)) copyFileSync(copy, at);
    else if (!existsSync(at)) writeFileSync(at, '');
  }
}

fs.fsyncSync = (handle) => {
  flushSync(handle);
  const file = readlinkSync(`/proc/self/fd/${handle}`);
  if (!file.startsWith(`${real}/`) && file !== real) return;
  if (statSync(file).isDirectory()) keepNames(file);
  else keepFile(file);
};
syncBuiltinESMExports();

import { expect, test } from 'vitest';
import { readForm } from '@/lib/forms/server/read-form';

const limit = 4096;

function post(body: BodyInit): Request {
  return new Request('https://opaak.example/x', { method: 'POST', body });
}

function formWith(fileBytes: number): FormData {
  const form = new FormData();
  form.append('name', 'Noor');
  form.append('message', 'Graag vanaf januari.\n');
  form.append('cv', new File([new Uint8Array(fileBytes)], 'cv.pdf'));
  return form;
}

test('A form within its bounds is read whole', async () => {
  const read = await readForm(post(formWith(1000)), limit);
  if (read.status !== 'ok') throw new Error(read.status);
  expect(read.cut).toBe(false);
  expect(read.form.get('name')).toBe('Noor');
  expect((read.form.get('cv') as File).size).toBe(1000);
});

test.each([limit, 3 * limit])(
  'Of a form with a file of %d bytes what was typed before the file is read',
  async (size) => {
    const read = await readForm(post(formWith(size)), limit);
    if (read.status !== 'ok') throw new Error(read.status);
    expect(read.cut).toBe(true);
    expect(read.form.get('name')).toBe('Noor');
    expect(read.form.get('message')).toContain('Graag vanaf januari.');
  },
);

/** A form that never ends, and how much of it was asked for. */
function endlessForm(type: string, head: string) {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(head));
    },
    pull(controller) {
      sent.bytes += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x61));
    },
  });
  const headers = { 'Content-Type': type };
  const request = new Request('https://opaak.example/x', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, sent };
}

test('A file without an end is not read without an end, and what was typed before it is', async () => {
  const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
  const head = `${part('name')}\r\n\r\nNoor\r\n${part('cv')}; filename="cv.pdf"\r\n\r\n%PDF-`;
  const { request, sent } = endlessForm('multipart/form-data; boundary=b', head);
  const read = await readForm(request, limit);
  if (read.status !== 'ok') throw new Error(read.status);
  expect(read.cut).toBe(true);
  expect(read.form.get('name')).toBe('Noor');
  expect(sent.bytes).toBeLessThan(10 * limit);
});

test('A form without files and without an end is refused', async () => {
  const { request, sent } = endlessForm('application/x-www-form-urlencoded', 'a=');
  expect(await readForm(request, limit)).toEqual({ status: 'unreadable' });
  expect(sent.bytes).toBeLessThan(10 * limit);
});

test('What is no form is unreadable', async () => {
  expect(await readForm(post('{"a":1}'), limit)).toEqual({ status: 'unreadable' });
  expect(await readForm(post(new Blob(['--x'], { type: 'multipart/form-data; boundary=y' })), limit)).toEqual(
    {
      status: 'unreadable',
    },
  );
});

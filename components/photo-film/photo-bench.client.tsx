'use client';

import { type ComponentType, useState } from 'react';
import type { PhotoLabels } from '@/lib/photo-film/photo-copy';
import type { Picture } from '@/lib/photo-film/picture';
import type { FilmChoice } from './film-list';
import type { PhotoFault } from './load-photo';
import type { PhotoTool } from './photo-tool';

type Tool = ComponentType<Parameters<typeof PhotoTool>[0]>;

interface PhotoBenchProps {
  films: readonly FilmChoice[];
  labels: PhotoLabels;
  /** The fields of the form that takes the picture along. */
  form: { files: string; message: string };
}

/** What looks at a photo starts while one is being chosen; where it does not start, it will be said when there is one. */
const prepare = () =>
  void import('./photo-thread').then(
    ({ prepareThread }) => prepareThread(),
    () => {},
  );

/** Takes a photo and opens the tool on it, whose code comes only then. Nothing is sent anywhere. */
export function PhotoBench({ films, labels, form }: PhotoBenchProps) {
  const [photo, setPhoto] = useState<Picture | null>(null);
  const [Tool, setTool] = useState<Tool | null>(null);
  const [fault, setFault] = useState<PhotoFault | 'broken' | null>(null);
  const [isOpening, setOpening] = useState(false);

  const open = async (file: File | undefined) => {
    if (!file) return;
    setOpening(true);
    prepare();
    try {
      const [{ loadPhoto }, tool] = await Promise.all([import('./load-photo'), import('./photo-tool')]);
      const loaded = await loadPhoto(file);
      if (typeof loaded === 'string') setFault(loaded);
      else {
        setFault(null);
        setTool(() => tool.PhotoTool);
        setPhoto(loaded);
      }
    } catch {
      setFault('broken');
    }
    setOpening(false);
  };
  const attach = (picture: Blob, film: FilmChoice): boolean => {
    const file = new File([picture], `${film.id}.jpg`, { type: 'image/jpeg' });
    const field = document.getElementById(form.files);
    if (!(field instanceof HTMLInputElement)) return false;
    // As if it had been chosen there: what the field does with files, it does with this one.
    const files = new DataTransfer();
    files.items.add(file);
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    addSentence(form.message, labels.message.replace('{film}', `${film.name} (${film.code})`));
    field.scrollIntoView({ block: 'center' });
    return true;
  };
  const chooser = (label: string, capture?: 'environment') => (
    <label className="photo-choose">
      <input
        type="file"
        accept="image/*"
        // In no form: a page that sleeps wakes for it, and hands on what was chosen meanwhile.
        data-wakes
        capture={capture}
        onClick={prepare}
        onChange={(event) => {
          void open(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div className="needs-script">
      <div className="photo-choices">
        {chooser(photo ? labels.another : labels.choose)}
        {photo ? null : chooser(labels.take, 'environment')}
      </div>
      <p role="alert" className="photo-fault">
        {fault ? labels[fault] : null} {fault && photo ? labels.kept : null}
      </p>
      {isOpening ? <p role="status">{labels.preparing}</p> : null}
      {photo && Tool ? (
        <Tool key={photoKey(photo)} photo={photo} films={films} labels={labels} onAttach={attach} />
      ) : null}
    </div>
  );
}

const keys = new WeakMap<Picture, number>();
let lastKey = 0;

/** Another photo is another piece of work: nothing of the one before stays. */
function photoKey(photo: Picture): number {
  const known = keys.get(photo);
  if (known) return known;
  lastKey += 1;
  keys.set(photo, lastKey);
  return lastKey;
}

/** Adds a sentence to a field, unless it stands there. */
function addSentence(fieldId: string, sentence: string): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement) || field.value.includes(sentence)) return;
  field.value = field.value === '' ? sentence : `${field.value}\n${sentence}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

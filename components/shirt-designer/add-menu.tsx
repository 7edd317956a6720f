import type { ChangeEvent } from 'react';
import { acceptedPictures } from '@/lib/drawing/picture';
import type { Locale } from '@/lib/i18n/locales';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { type MarkId, markIds, marks } from '@/lib/shirt-designer/marks';
import type { LayerDraft } from '@/lib/shirt-designer/reduce-design';
import { type ShapeId, shapeIds, shapes } from '@/lib/shirt-designer/shapes';
import { newLayer, newText } from '@/lib/shirt-designer/shirt-design';

function draftShape(shape: ShapeId, y: number): LayerDraft {
  return { ...newLayer('x'), kind: 'shape', shape, width: 60, height: 60, y, colour: '#f5a800' };
}

function draftMark(mark: MarkId, y: number): LayerDraft {
  return {
    ...newLayer('x'),
    kind: 'mark',
    mark,
    width: 60 * marks[mark].ratio,
    height: 60,
    y,
    colours: marks[mark].inks,
  };
}

/** Words, pictures, shapes and marks to add. */
export function AddMenu({
  labels,
  locale,
  onAdd,
  onFile,
  news,
  middle,
}: {
  labels: DesignerLabels;
  locale: Locale;
  /** Where new things go. */
  middle: number;
  onAdd: (draft: LayerDraft) => void;
  onFile: (file: File) => void;
  /** What became of the last file. */
  news: string;
}) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <div className="shirt-add">
      <button type="button" onClick={() => onAdd(newText('x', labels.newWords, { y: middle }))}>
        + {labels.addText}
      </button>
      <label className="shirt-file">
        <span>+ {labels.addPicture}</span>
        <input type="file" accept={acceptedPictures} aria-describedby="shirt-file-hint" onChange={take} />
      </label>
      <label className="shirt-file shirt-camera">
        <span>+ {labels.camera}</span>
        <input type="file" accept="image/jpeg" capture="environment" onChange={take} />
      </label>
      <details>
        <summary>+ {labels.addShape}</summary>
        <div className="shirt-tiles">
          {shapeIds.map((id) => (
            <button
              key={id}
              type="button"
              aria-label={shapes[id].name[locale]}
              title={shapes[id].name[locale]}
              onClick={() => onAdd(draftShape(id, middle))}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <path d={shapes[id].path} fillRule="evenodd" fill="currentColor" />
              </svg>
            </button>
          ))}
        </div>
      </details>
      <details>
        <summary>+ {labels.addMark}</summary>
        <div className="shirt-tiles" data-dark>
          {markIds.map((id) => (
            <button
              key={id}
              type="button"
              aria-label={marks[id].name[locale]}
              title={marks[id].name[locale]}
              onClick={() => onAdd(draftMark(id, middle))}
            >
              <svg viewBox={`0 0 ${marks[id].ratio * 100} 100`} aria-hidden="true">
                {marks[id].parts.map(({ path, ink }) => (
                  <path key={path} d={path} fillRule="evenodd" fill={marks[id].inks[ink]} />
                ))}
              </svg>
            </button>
          ))}
        </div>
      </details>
      <p id="shirt-file-hint" className="shirt-small">
        {labels.pictureHint} <span className="shirt-by-mouse">{labels.dropHint}</span>
      </p>
      <p role="status" className="shirt-small">
        {news}
      </p>
    </div>
  );
}

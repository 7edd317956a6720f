interface DeleteDesignProps {
  /** Posts the token of its owner. */
  action: (form: FormData) => Promise<void>;
  own: string;
  labels: { delete: string; sure: string; confirm: string };
}

/** Gives a kept design up: what cannot be undone is asked for twice, and looks like nothing one would press by mistake. */
export function DeleteDesign({ action, own, labels }: DeleteDesignProps) {
  return (
    <details>
      <summary className="min-h-14 cursor-pointer content-center px-2 font-bold underline underline-offset-4">
        {labels.delete}
      </summary>
      <form action={action}>
        <input type="hidden" name="own" value={own} />
        <p className="mt-2">{labels.sure}</p>
        <button type="submit" className="button mt-3 min-h-12 border-2 border-ink px-5">
          {labels.confirm}
        </button>
      </form>
    </details>
  );
}

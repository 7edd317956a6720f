interface DeleteDesignProps {
  action: (form: FormData) => Promise<void>;
  /** Of the design; the owner's key comes with the request. */
  token: string;
  labels: { delete: string; sure: string; confirm: string };
}

/** Gives a kept design up: what cannot be undone is asked for twice, and looks like nothing one would press by mistake. */
export function DeleteDesign({ action, token, labels }: DeleteDesignProps) {
  return (
    <details>
      <summary className="min-h-14 cursor-pointer content-center px-2 font-bold underline underline-offset-4">
        {labels.delete}
      </summary>
      <form action={action}>
        <input type="hidden" name="token" value={token} />
        <p className="mt-2">{labels.sure}</p>
        <button type="submit" className="button mt-3 min-h-12 border-2 border-ink px-5">
          {labels.confirm}
        </button>
      </form>
    </details>
  );
}

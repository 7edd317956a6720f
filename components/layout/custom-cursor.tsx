/** What follows the mouse (lib/page-script/custom-cursor.ts); unseen until there is one. */
export function CustomCursor() {
  return (
    <div aria-hidden="true" className="custom-cursor">
      <span className="cursor-ring" />
      <span className="cursor-dot" />
    </div>
  );
}

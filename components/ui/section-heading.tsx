/** The head of a section: the sign on the left, a sentence on the right. */
export function SectionHeading({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12 lg:items-end">
      <h2 id={id} className="sign text-poster max-sm:text-[2.25rem] lg:col-span-8">
        {heading}
      </h2>
      <p className="max-w-xl sm:text-lg lg:col-span-4 lg:pb-2">{text}</p>
    </div>
  );
}

const byCount: Partial<Record<number, string>> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  // Two wide ones, then three; in two columns the last takes its whole row.
  5: 'sm:grid-cols-2 sm:max-lg:[&>:last-child]:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:[&>:nth-child(-n+2)]:col-span-3',
};

/** The columns of a grid with so many entries, chosen so that its last row has no hole. */
export function fillingColumns(count: number): string {
  return (
    byCount[count] ?? (count % 4 === 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3')
  );
}

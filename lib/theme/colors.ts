/**
 * The site's colours (app/_styles/theme.css) as plain values, for what reads no style sheet of the site: mails, pictures,
 * the colour of the browser's frame, the view of an error that took the sheets along. A test compares them.
 */
export const colors = {
  ink: '#16130f',
  inkSoft: '#4d463d',
  paper: '#faf8f4',
  paperDeep: '#f1ece3',
  line: '#e4dfd6',
} as const;

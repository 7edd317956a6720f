import { FilmSheet, filmSheetAddress } from '@/components/wrap-simulator/film-sheet';

let drawn: string | null = null;

/** The sheet of films; an older address gives today's, for pages that are still open. */
export async function GET(_: Request, { params }: RouteContext<'/media/films/[file]'>): Promise<Response> {
  const { file } = await params;
  if (!/^[\da-z]{1,8}\.svg$/.test(file)) return new Response(null, { status: 404 });
  if (drawn === null) {
    const { renderToStaticMarkup } = await import('react-dom/server');
    drawn = renderToStaticMarkup(<FilmSheet />);
  }
  const isToday = filmSheetAddress.endsWith(`/${file}`);
  return new Response(drawn, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': isToday ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    },
  });
}

import { colors } from '@/lib/theme/colors';

const inks = ['#d93015', '#2438c9', '#f5a800', '#d6156c', '#0d7a4a', '#6a2bc2'];

/** What a shared link shows; drawn by Satori, so inline styles and flexbox only. */
export function SharePicture({ name, headline, place }: { name: string; headline: string; place: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: 'Bricolage',
      }}
    >
      <div style={{ display: 'flex', padding: '56px 64px 0', fontSize: 40, letterSpacing: -1 }}>
        {name}, {place}
      </div>
      <div style={{ display: 'flex', padding: '0 64px', fontSize: 132, lineHeight: 0.92, letterSpacing: -5 }}>
        {headline}
      </div>
      <div style={{ display: 'flex', height: 108 }}>
        {inks.map((ink) => (
          <div key={ink} style={{ flex: 1, backgroundColor: ink }} />
        ))}
      </div>
    </div>
  );
}

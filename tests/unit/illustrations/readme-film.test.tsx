import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroScene } from '@/components/illustrations/hero-scene';
import { NameOn } from '@/components/illustrations/name-on';
import { Squeegee } from '@/components/illustrations/van';
import { loadLetters } from '@/lib/drawing/letters';
import { makePlate } from '@/lib/nameplate/plate';
import { serviceGroups } from '@/lib/services/service-groups';
import { readSource } from '../../support/source-files';

const seconds = 16;
/** Of the film: where typing is over, and how long each ink stays. */
const typed = 0.2;
const stay = (1 - typed - 0.04) / serviceGroups.length;
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

const sheet = readSource('components/home/hero-scene.css');
/** A block of the home page's own style sheet. */
const block = (selector: string): string => {
  const body = sheet.split(`\n${selector} {\n`).slice(1).at(-1)?.split('\n}')[0];
  if (!body) throw new Error(`no ${selector} in hero-scene.css`);
  return body.replaceAll(/\s+/g, ' ').trim();
};
const inkOf = (id: string) => block(`.wrap-graphic-${id}`);
const colours = ['--wrap', '--wrap-shade', '--wrap-on', '--glow', '--glow-on', '--glow-spill'];
const first = Object.fromEntries(
  Array.from(inkOf('lettering').matchAll(/(--[\w-]+): (#\w+);/g), ([, name = '', hex]) => [name, hex]),
);

/** The film's own style: what radios do on the page is done by time. */
function filmStyle(): string {
  const frames = serviceGroups
    .map(({ id }, at) => {
      const ink = {
        ...first,
        ...Object.fromEntries(
          inkOf(id)
            .split(';')
            .map((line) => line.split(': ').map((part) => part.trim())),
        ),
      };
      const set = colours.map((name) => `${name}:${ink[name]}`).join(';');
      const from = typed + at * stay;
      return `${at === 0 ? '0%,' : ''}${percent(from + (at === 0 ? 0 : 0.045))},${percent(from + stay)}{--chosen:${at};${set}}`;
    })
    .join('');
  return [
    "@property --chosen{syntax:'<number>';inherits:true;initial-value:0}",
    ...colours.map(
      (name) => `@property ${name}{syntax:'<color>';inherits:true;initial-value:${first[name]}}`,
    ),
    `svg{--night:color-mix(in oklab,var(--wrap) 22%,#17130f);--pavement:color-mix(in oklab,var(--wrap) 16%,#5c554c);--street:color-mix(in oklab,var(--wrap) 16%,#2b2722);font-family:sans-serif;animation:inks ${seconds}s infinite}`,
    ...serviceGroups.map(({ id }) => `.wrap-graphic-${id}{${inkOf(id)}}`),
    `.wrap-graphic,.squeegee{${block('.wrap-graphic,\n.squeegee')}}`,
    `.wrap-graphic{${block('.wrap-graphic')}}`,
    `.squeegee{${block('.squeegee')}}`,
    `@keyframes inks{${frames}}`,
    '@keyframes snap{0%,1%{opacity:0;translate:0 420px}2%{opacity:1;translate:0 -36px}2.6%,97%{opacity:1;translate:none}98%,to{opacity:0}}',
    `use[href^='#np']{animation:snap ${seconds}s both infinite}`,
    ...Array.from({ length: 18 }, (_, at) => `use:nth-child(${at + 1}){animation-delay:${at * 130}ms}`),
    '.swatch{translate:0 calc(max(0,1 - max(var(--chosen) - var(--film),var(--film) - var(--chosen))) * -14px)}',
    '@media (prefers-reduced-motion:reduce){*{animation:none!important}}',
  ].join('\n');
}

async function drawFilm(name: string): Promise<string> {
  const plate = makePlate(name, await loadLetters('bricolage'));
  const scene = renderToStaticMarkup(<HeroScene crop="landscape" plate={plate} />)
    .replace('<svg ', '<svg width="1200" height="640" ')
    .replaceAll(/href="[^"#]*#squeegee"/g, 'href="#squeegee"');
  const strip = renderToStaticMarkup(
    <>
      <defs>
        <Squeegee />
      </defs>
      <path fill="#16130f" d="M0 640h1200v110H0z" />
      {serviceGroups.map(({ id }, at) => (
        <path
          key={id}
          className={`swatch wrap-graphic-${id}`}
          fill="var(--wrap)"
          d={`M${46 + at * 84} 668h84v64h-84z`}
        />
      ))}
      <path fill="#faf8f4" d="M620 668h534v64H620z" />
      <NameOn
        plate={plate}
        panel={{ x: 644, y: 678, width: 486, height: 44, lines: 1, most: 40, least: 12 }}
        fill="#16130f"
      />
    </>,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750"><style><![CDATA[${filmStyle()}]]></style>${scene}${strip}</svg>\n`;
}

test('the film of the README is the first screen as it is drawn now', async () => {
  const film = await drawFilm('Boulangerie Dupont');
  expect(film.length).toBeLessThan(300_000);
  expect(film).not.toMatch(/href="(?!#)/);
  await expect(film).toMatchFileSnapshot('../../../docs/your-name.svg');
});

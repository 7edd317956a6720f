import { expect, test } from 'vitest';
import { drawFirstScene, drawWornScenes, drawWornTryout } from '@/app/_drawings/worn-scenes';
import { loadLetters } from '@/lib/drawing/letters';
import { makePlate } from '@/lib/nameplate/plate';
import { wearPage } from '@/lib/nameplate/wear-page';
import { wornPages } from '@/lib/nameplate/worn-pages';
import { allPages } from '../support/built-site';

/** Pages whose form asks for a company. */
const companyField = /<input id="quote-company"[^>]*>/;

test('a name can be put on every page of the build that is there for it, and into its form', async () => {
  const letters = await loadLetters('bricolage');
  const plate = makePlate('Chez Zoë & Fils', letters);
  const front = makePlate('Chez Zoë & Fils', letters, 'nh');
  const pages = allPages.filter(({ id }) => wornPages.includes(id));
  expect(pages.length).toBeGreaterThan(90);
  const bare: string[] = [];
  for (const { id, path, html } of pages) {
    const scene = await drawFirstScene(id, front);
    const worn = await wearPage({
      html,
      plate,
      scene,
      tryout: await drawWornTryout(id, plate),
      drawScenes: (shown) => drawWornScenes(plate, shown),
      note: '',
      script: '/scripts/worn.js',
      company: plate.text,
    });
    const [live = ''] = worn.split('<template data-worn=');
    if (/<text[^>]*>(?:Luma|TAMO|ROSA|Zola|Salta|Ambra|Lino|ALTO)</.test(live))
      bare.push(`${path}: a made-up name`);
    const lost = Array.from(worn.matchAll(/<use href="#((?:worn|np|nh)[\w-]*)"/g), ([, ref]) => ref).filter(
      (ref) => !worn.includes(` id="${ref}"`),
    );
    const isFilled =
      companyField.exec(worn)?.[0].includes('value="Chez Zoë &amp; Fils"') ?? !companyField.test(html);
    const links = worn.split('?name=Chez+Zo%C3%AB+%26+Fils').length;
    if (lost.length > 0 || !isFilled || links < 30)
      bare.push(`${path}: ${lost.join(' ')} ${isFilled} ${links}`);
  }
  expect(bare).toEqual([]);
});

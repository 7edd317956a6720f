import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignFields } from '@/components/wrap-simulator/design-fields';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { films } from '@/lib/wrap-simulator/films';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';

test('the form of the tool is words and fields, not drawings', () => {
  const html = renderToStaticMarkup(
    <DesignFields
      design={defaultDesign}
      vehicles={Object.values(vehicles)}
      locale="nl"
      labels={simulatorLabels('nl')}
      lawReadOn="22/11/2026"
    />,
  );
  expect(html.match(/type="radio"/g)).toHaveLength(films.length);
  expect(html.includes('<svg')).toBe(false);
  expect(html.length).toBeLessThan(75_000);
});

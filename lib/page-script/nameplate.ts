import { listen } from '@/lib/browser/listen';
import { keepScene } from './worn-scene';

/** Milliseconds without a key after which a name is drawn. */
const pause = 250;

/** The shop front of the first screen wears what is typed into its field; the server draws it. Without an answer it stays as it is. */
export function mindNameplate(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: Node[] | undefined;
  let label: string | null | undefined;
  let asking: AbortController | undefined;
  const wear = async (scene: Element, name: string) => {
    asking?.abort();
    asking = new AbortController();
    keepScene(scene, '.hero-scene');
    before ??= [...scene.childNodes];
    label ??= scene.ariaLabel;
    try {
      const answer = await fetch(`/media/nameplates/hero.svg?${new URLSearchParams({ name })}`, asking);
      const isDrawn = answer.status === 200;
      const drawn = isDrawn
        ? new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement.childNodes
        : before;
      scene.replaceChildren(...drawn);
      if (label) scene.ariaLabel = isDrawn ? name : label;
    } catch {
      // Another letter was typed, or nobody answers.
    }
  };
  listen<'input'>('input', ({ target }) => {
    const scene = document.querySelector('.hero-scene');
    if (!scene || !(target instanceof HTMLInputElement) || target.id !== 'own-name') return;
    clearTimeout(timer);
    timer = setTimeout(wear, pause, scene, target.value);
  });
}

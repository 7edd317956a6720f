import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Told {
  about: string;
  document: string;
}

/** A saved design is known by its token, any other by the address at which it was begun. */
const designHere = () => new URLSearchParams(location.search).get('change') ?? location.search;

/**
 * Two tabs on one design tell each other: what another has of it, while that differs, and how this one tells.
 *
 * @param tool whose designs they are
 * @param rebuild a design of the text that another tab tells, or null; null until that can be done
 */
export function useOtherTab<Design extends object>(
  tool: string,
  latest: RefObject<Design>,
  rebuild: ((document: string) => Design | null) | null,
) {
  const [found, setFound] = useState<Design | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined' || !rebuild) return;
    const open = new BroadcastChannel(tool);
    // Ids of layers are each tab's own: both are compared as they are rebuilt.
    const isSame = (one: Design) =>
      JSON.stringify(one) === JSON.stringify(rebuild(JSON.stringify(latest.current)));
    open.onmessage = ({ data }: MessageEvent<Told>) => {
      const other = data.about === designHere() ? rebuild(data.document) : null;
      if (other) setFound(isSame(other) ? null : other);
    };
    channel.current = open;
    return () => {
      channel.current = null;
      open.close();
    };
  }, [tool, latest, rebuild]);
  const tell = useCallback((document: string) => {
    const told: Told = { about: designHere(), document };
    channel.current?.postMessage(told);
  }, []);
  const letGo = useCallback(() => setFound(null), []);
  return { found, letGo, tell };
}

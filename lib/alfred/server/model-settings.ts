import 'server-only';
import { serverEnv } from '@/lib/env/server';

/** A language model behind an OpenAI-compatible address, and what it may cost. */
export interface ModelSettings {
  name: string;
  url: string;
  /** A model of one's own may need none. */
  key: string | undefined;
  /** Millionths of a euro for one token. */
  inputMicroEuros: number;
  outputMicroEuros: number;
  /** Millionths of a euro a day. */
  dailyMicroEuros: number;
}

/** The model of the environment; null where none is set, and the rules answer alone. */
export function modelSettings(): ModelSettings | null {
  const env = serverEnv();
  if (!env.ALFRED_MODEL || !env.ALFRED_API_URL) return null;
  return {
    name: env.ALFRED_MODEL,
    url: env.ALFRED_API_URL,
    key: env.ALFRED_API_KEY,
    // Euro for a million tokens is the same number as millionths of a euro for one.
    inputMicroEuros: env.ALFRED_INPUT_PRICE,
    outputMicroEuros: env.ALFRED_OUTPUT_PRICE,
    dailyMicroEuros: Math.round(env.ALFRED_DAILY_BUDGET * 1_000_000),
  };
}

/** The host that questions are sent to, for the privacy policy and the staff; null without a model. */
export function modelProvider(): string | null {
  const settings = modelSettings();
  return settings ? new URL(settings.url).host : null;
}

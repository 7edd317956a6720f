import { answerTries, type KnownTries } from '@/lib/designs/server/tries';
import { choices } from '@/lib/wrap-simulator/choices';

const known: KnownTries = { wrap: { body: choices.vehicles, film: choices.films } };

export function POST(request: Request): Promise<Response> {
  return answerTries(request, new Date(), known);
}

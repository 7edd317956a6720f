import { answerJournal } from '@/lib/offers/server/answer-journal';

export const GET = (request: Request): Promise<Response> => answerJournal(request);

import { answerInvoiceJournal } from '@/lib/offers/server/answer-invoice-journal';

export const GET = (request: Request): Promise<Response> => answerInvoiceJournal(request);

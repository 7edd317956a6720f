import { receiveBankFile } from '@/lib/bank/server/receive-bank-file';

export const POST = (request: Request): Promise<Response> => receiveBankFile(request);

import 'server-only';
import { answerFile } from '@/lib/uploads/server/answer-file';
import type { Invoice } from '../invoice/invoice';
import { writeInvoice } from '../invoice/write-invoice';
import { drawInvoice } from './draw-invoice';

/** An invoice or a credit note as a file under its number: as people read it (`pdf`), or else as programmes do, UBL. */
export async function answerInvoiceFile(invoice: Invoice, format: string | null): Promise<Response> {
  const { number } = invoice;
  if (format === 'pdf')
    return answerFile(await drawInvoice(invoice), {
      mimeType: 'application/pdf',
      disposition: `inline; filename="${number}.pdf"`,
    });
  return answerFile(new TextEncoder().encode(writeInvoice(invoice)), {
    mimeType: 'application/xml; charset=utf-8',
    disposition: `attachment; filename="${number}.xml"`,
  });
}

import type { APIRoute } from 'astro';
import { loadConfirmations } from '#lib/confirmations/follow-up-form.ts';
import { confirmationCells } from '#lib/confirmations/layout/confirmation-cells.ts';
import { confirmationsMessages as m } from '#lib/confirmations/texts.ts';
import { csvAnswer } from '#lib/platform/server/http/csv-answer.ts';
import { writeDelimited } from '#lib/protocols/exchange/write-table.ts';

/** Who was asked to confirm a protocol, and who has, as a file that spreadsheets open. */
export const GET: APIRoute = async (astro) => {
  const confirmations = await loadConfirmations(astro);
  return csvAnswer(m.csvName(confirmations.title), writeDelimited(confirmationCells(confirmations), ';'));
};

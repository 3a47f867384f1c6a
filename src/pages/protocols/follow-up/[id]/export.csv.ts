import type { APIRoute } from 'astro';
import { loadConfirmations } from '#lib/confirmations/follow-up-form.ts';
import { confirmationCells } from '#lib/confirmations/layout/confirmation-cells.ts';
import { confirmationsMessages as m } from '#lib/confirmations/texts.ts';
import { csvAnswer } from '#lib/platform/server/http/csv-answer.ts';
import { writeDelimited } from '#lib/protocols/exchange/write-table.ts';

/** The people who were asked to confirm a protocol, and those who have, as CSV. */
export const GET: APIRoute = async (astro) => {
  const confirmations = await loadConfirmations(astro);
  return csvAnswer(m.csvName(confirmations.title), writeDelimited(confirmationCells(confirmations), ';'));
};

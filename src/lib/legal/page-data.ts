import { micromark } from 'micromark';
import { getContext } from '#lib/platform/server/context.ts';
import { french } from '#lib/platform/typography.ts';
import { accessibilityText } from './accessibility-texts.ts';
import { filledBlanks, type LegalBlanks } from './blanks.ts';
import { CRITERIA, RATE } from './criteria.ts';
import { noticeText } from './notice-texts.ts';
import { ownTexts } from './own-texts-page-data.ts';
import type { LegalPage, LegalScreen } from './pages.ts';
import { privacyText } from './privacy-texts.ts';
import { termsText } from './terms-texts.ts';
import { legalMessages as m } from './texts.ts';

function defaultText(
  page: LegalPage,
  blanks: LegalBlanks,
  kept: { trashDays: number; logDays: number },
): string {
  if (page === 'mentions-legales') return noticeText(blanks);
  if (page === 'confidentialite') return privacyText(blanks, kept);
  if (page === 'conditions') return termsText(blanks);
  return accessibilityText(blanks, RATE);
}

/** Removes a first heading from a text, since the page has its own above the text. */
const withoutTitle = (text: string) => text.replace(/^\uFEFF?\s*#\s.*\n/, '');

/** A legal page: the establishment's own text if there is one, else the default with the establishment's details. */
export async function loadLegalPage(page: LegalPage): Promise<LegalScreen> {
  const { settings } = await getContext();
  const own = (await ownTexts(settings)).get(page);
  const blanks = filledBlanks(settings.legal, m.blank);
  const text = own === undefined ? french(defaultText(page, blanks, settings)) : withoutTitle(own);
  const themes = page === 'accessibilite' && own === undefined ? CRITERIA : [];
  return { page, html: micromark(text), themes };
}

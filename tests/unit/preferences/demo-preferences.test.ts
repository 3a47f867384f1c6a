import { describe, expect, it } from 'vitest';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import { actingPreferences } from '#lib/questionnaires/preferences/acting-preferences.ts';
import { conclusionParagraphs, orderOf } from '#lib/questionnaires/preferences/conclusion-lines.ts';
import { NO_PREFERENCES, PREFERENCES_MAX } from '#lib/questionnaires/preferences/preferences.ts';
import { sentenceRows, withOwnSentence } from '#lib/questionnaires/preferences/sentence-rows.ts';
import { preferredForm, withPreferences } from '#lib/questionnaires/preferences/with-preferences.ts';
import { normalAnswers } from '#lib/questionnaires/report/normal-answers.ts';
import { type Report, sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { createSurvey } from '#lib/questionnaires/report/survey.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';

const textsIn = (report: Report) =>
  Array.from(sentencesOf(report), ({ section, sentence }) => `${section} ${sentence.key} ${sentence.text}`);

describe.each(demoQuestionnaires.map(({ title, body }) => ({ title, pages: body.pages })))(
  '$title',
  ({ pages }) => {
    const normal = normalAnswers({ pages }, {}, 'all');

    it('is as it was without preferences, and with the author’s own sentences as one’s own', () => {
      expect(withPreferences(pages, { sentences: {}, hiddenPages: [] })).toEqual(pages);
      const rows = sentenceRows(pages, NO_PREFERENCES);
      const sentences = rows.reduce((all, row) => withOwnSentence(all, row, row.places[0]?.original), {});
      const acting = actingPreferences(pages, { ...NO_PREFERENCES, sentences });
      expect(acting?.changed ?? 0).toBe(0);
      if (acting) expect(preferredForm(pages, acting).pages).toEqual(pages);
      expect(JSON.stringify(sentences).length).toBeLessThan(PREFERENCES_MAX);
    });

    it.skipIf(pages.length < 2)('asks and writes nothing of any page that is hidden', () => {
      for (const { id } of pages) {
        const acting = actingPreferences(pages, { ...NO_PREFERENCES, hiddenPages: [id] })!;
        const own = preferredForm(pages, acting).pages;
        const answers = normalAnswers({ pages: own }, {}, 'all');
        const report = writeReport({ pages: own }, answers);
        expect(Array.from(sentencesOf(report), ({ paragraph }) => paragraph.page)).not.toContain(id);
        expect(createSurvey(own)(answers).left.map(({ page }) => page.id)).not.toContain(id);
      }
    });

    it('says the same in another order of the conclusion', () => {
      const order = orderOf(conclusionParagraphs(pages)).toReversed();
      const acting = actingPreferences(pages, { ...NO_PREFERENCES, conclusionOrder: order });
      const report = writeReport({ pages, conclusionOrder: acting?.conclusionOrder }, normal);
      expect(textsIn(report).toSorted()).toEqual(textsIn(writeReport({ pages }, normal)).toSorted());
    });
  },
);

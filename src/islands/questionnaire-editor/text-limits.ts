import { type TextLimit, type TextLimits, textFit } from '#lib/autosave/browser/text-limits.ts';
import { sheetEditorMessages as sheet } from '#lib/cases/sheet-editor-texts.ts';
import { questionnaireEditorMessages as m } from '#lib/questionnaires/editor-texts.ts';
import { formulaMessages as formulas } from '#lib/questionnaires/formulas/texts.ts';
import { QUESTIONNAIRE_MAX as MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as details } from '#lib/questionnaires/question-details-texts.ts';
import { RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';

const sentence = { most: MAX.sentence, name: details.sentence };
const image = {
  alt: { most: RICH_TEXT_MAX.alt, name: details.imageAlt },
  caption: { most: RICH_TEXT_MAX.caption, name: details.imageCaption },
};
const conditions = {
  condition: { most: MAX.expression, name: formulas.condition.condition },
  sentenceCondition: { most: MAX.expression, name: formulas.condition.sentenceCondition },
};
/** Questions can be nested under options, to any depth. */
const option: Record<string, TextLimit | TextLimits> = {
  text: { most: MAX.optionText, name: m.textOf.option },
  ...conditions,
  sentence,
  image,
};
const question = {
  text: { most: MAX.questionText, name: m.textOf.question },
  sentence,
  image,
  unit: { most: MAX.unit, name: details.unit },
  expression: { most: MAX.expression, name: formulas.formula },
  ...conditions,
  defaultAnswer: { most: MAX.defaultText, name: details.defaultAnswer },
  zones: { label: { most: MAX.zoneLabel, name: m.textOf.zone }, sentence },
  options: option,
};
option.questions = question;

/** Maximum lengths of the texts of a questionnaire, except its title and the text of its fiches. */
export const QUESTIONNAIRE_LIMITS = {
  pages: { name: { most: MAX.pageName, name: m.textOf.page }, questions: question },
  fiches: {
    title: { most: MAX.ficheTitle, name: m.textOf.fiche },
    content: { image, caption: { most: RICH_TEXT_MAX.caption, name: sheet.tableCaption } },
  },
};

/** Keeps the last saved text in place of each one over its limit, so that the rest can be saved. */
export const questionnaireFit = textFit(QUESTIONNAIRE_LIMITS);

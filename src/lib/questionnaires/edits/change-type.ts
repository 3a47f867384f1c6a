import type { Code } from '../codes.ts';
import type { Question, QuestionOption, QuestionType, Zone, ZoneShape } from '../tree.ts';

/** Colours of new zones, which also differ in lightness. */
export const ZONE_COLOURS = [
  '#0b7fab',
  '#d9480f',
  '#2b8a3e',
  '#f2c037',
  '#7048c8',
  '#c2255c',
  '#0ca678',
  '#5c3d1e',
] as const;

/** A place for the n-th zone that was not drawn: side by side, row after row. */
function placeOf(at: number): ZoneShape {
  const [column, row] = [at % 4, Math.floor(at / 4) % 4];
  return { type: 'rect', x: 5 + column * 24, y: 5 + row * 24, width: 18, height: 18 };
}

/** A zone that nobody drew yet: the n-th of its picture. */
export function newZone(at: number, id: string, label: string): Zone {
  return { id, label, colour: ZONE_COLOURS[at % ZONE_COLOURS.length]!, shape: placeOf(at) };
}

function optionsFrom(question: Question, newId: () => string): QuestionOption[] {
  if (question.type === 'single' || question.type === 'multiple') return question.options;
  if (question.type !== 'hotspot') return [{ id: newId(), text: '' }];
  return question.zones.map(({ id, label, points, codes, sentence, sentenceCondition, inConclusion }) => {
    return { id, text: label, ...given({ points, codes, sentence, sentenceCondition, inConclusion }) };
  });
}

function zonesFrom(question: Question): Zone[] {
  if (question.type === 'hotspot') return question.zones;
  if (question.type !== 'single' && question.type !== 'multiple') return [];
  return question.options.map(
    ({ id, text, points, codes, sentence, sentenceCondition, inConclusion }, at) => {
      return {
        ...newZone(at, id, text),
        ...given({ points, codes, sentence, sentenceCondition, inConclusion }),
      };
    },
  );
}

/** Without the keys that have no value. */
function given<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** The chosen ids that a question has as its default, if it has any. */
function chosenDefaults(question: Question): string[] {
  if (question.type === 'single') return question.defaultAnswer === undefined ? [] : [question.defaultAnswer];
  return question.type === 'multiple' || question.type === 'hotspot' ? (question.defaultAnswer ?? []) : [];
}

const manyDefaults = (question: Question) => {
  const chosen = chosenDefaults(question);
  return chosen.length > 0 ? { defaultAnswer: chosen } : {};
};

function valueFields(question: Question) {
  const { sentence, sentenceCondition, inConclusion, unit, unitCode, decimals } = question as {
    sentence?: string;
    sentenceCondition?: string;
    inConclusion?: boolean;
    unit?: string;
    unitCode?: Code;
    decimals?: number;
  };
  return {
    value: given({ sentence, sentenceCondition, inConclusion }),
    measure: given({ unit, unitCode, decimals }),
  };
}

/**
 * A question of another type, with all of it that this type can hold: options become zones and zones options, units
 * and sentences stay. A picture with zones needs a picture: the question as it is while it has none.
 */
export function changeType(question: Question, type: QuestionType, newId: () => string): Question {
  if (question.type === type) return question;
  const { id, text, section, image, important, hidden, neutral, fiche, condition, codes } = question;
  const base = {
    id,
    text,
    section,
    ...given({ image, important, hidden, neutral, fiche, condition, codes }),
  };
  const { value, measure } = valueFields(question);
  switch (type) {
    case 'single': {
      const [defaultAnswer] = chosenDefaults(question);
      return { ...base, type, options: optionsFrom(question, newId), ...given({ defaultAnswer }) };
    }
    case 'multiple':
      return { ...base, type, options: optionsFrom(question, newId), ...manyDefaults(question) };
    case 'hotspot':
      if (!image) return question;
      return { ...base, type, image, zones: zonesFrom(question), ...manyDefaults(question) };
    case 'number':
    case 'formula':
      return type === 'number'
        ? { ...base, type, ...measure, ...value }
        : { ...base, type, expression: '', ...measure, ...value };
    case 'information':
      return { ...base, type };
    default:
      return { ...base, type, ...value };
  }
}

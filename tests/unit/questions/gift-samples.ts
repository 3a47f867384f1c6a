import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../architecture/sources.ts';

/** `shared/data/formats`, beside the repository or one of the folders above it; none in a plain clone. */
export function formatsFolder(): string | undefined {
  for (let at = ROOT; dirname(at) !== at; at = dirname(at)) {
    const folder = join(at, 'shared/data/formats');
    if (existsSync(join(folder, 'gift'))) return folder;
  }
  return undefined;
}

/** A text of a question as the parser of the samples gives it. */
export interface ParsedText {
  format: string;
  text: string;
}

export interface ParsedChoice {
  isCorrect: boolean;
  weight: number | null;
  text: ParsedText;
  feedback: ParsedText | null;
}

/** A question of a GIFT file as `gift-pegjs` parses it. */
export interface ParsedQuestion {
  type: 'Category' | 'Description' | 'MC' | 'Short' | 'TF' | 'Numerical' | 'Matching' | 'Essay';
  id?: string | null;
  tags?: string[] | null;
  title: string | null;
  stem: ParsedText;
  globalFeedback?: ParsedText | null;
  choices?: ParsedChoice[];
  isTrue?: boolean;
  trueFeedback?: ParsedText | null;
  falseFeedback?: ParsedText | null;
}

/** GIFT files with what their parser's own tests say that they hold, where they say it. */
export function giftSamples(): { name: string; gift: string; parsed: ParsedQuestion[] | undefined }[] {
  const folder = formatsFolder();
  if (!folder) return [];
  const files = join(folder, 'gift');
  return readdirSync(files)
    .filter((name) => name.endsWith('.gift'))
    .map((name) => {
      const json = join(files, name.replace(/gift$/, 'json'));
      return {
        name,
        gift: readFileSync(join(files, name), 'utf8'),
        parsed: existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : undefined,
      };
    });
}

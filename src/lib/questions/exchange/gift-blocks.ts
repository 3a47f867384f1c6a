/** A question of a GIFT file as its lines, without comments. */
export interface GiftBlock {
  text: string;
  /** From the preceding comment « [id:…] ». */
  id?: string | undefined;
  tags: string[];
}

/** The position of the first unescaped control character; -1 if there is none. */
export function findControl(text: string, characters: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (characters.includes(text[at] as string)) return at;
  }
  return -1;
}

/** Whether answers start in these lines without ending there. */
function isUnclosed(text: string): boolean {
  const open = findControl(text, '{');
  return open !== -1 && findControl(text, '}', open + 1) === -1;
}

/** The index of the later part that closes what a part has opened, unless another one opens before; else its own. */
function endOf(parts: readonly { text: string }[], from: number): number {
  for (let at = from + 1; at < parts.length; at += 1) {
    const { text } = parts[at]!;
    const brace = findControl(text, '{}');
    if (brace !== -1) return text[brace] === '}' ? at : from;
  }
  return from;
}

const COMMENT = /^\s*\/\//;
const TOLD = /\[(id|tag):((?:\\.|[^\\\]]){0,200})\]/g;

/** Reads the id and the tags of a question from the preceding comment. */
function readComments(lines: readonly string[]): Pick<GiftBlock, 'id' | 'tags'> {
  const found: Pick<GiftBlock, 'id' | 'tags'> = { tags: [] };
  for (const line of lines.filter((each) => COMMENT.test(each)))
    for (const [, what, value = ''] of line.matchAll(TOLD)) {
      const said = value.replace(/\\(.)/g, '$1').trim();
      if (what === 'tag') found.tags.push(said);
      else if (said !== '') found.id = said;
    }
  return found;
}

/** The groups of lines separated by blank lines. */
function partsOf(gift: string): string[][] {
  const parts: string[][] = [[]];
  for (const line of gift.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    if (line.trim() !== '') parts.at(-1)!.push(line);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts;
}

/**
 * The questions of a GIFT file, separated by blank lines. Answers that contain blank lines are joined if a later
 * part closes them; otherwise the question ends at its blank line, and the rest of the file is still read.
 */
export function giftBlocks(gift: string): GiftBlock[] {
  const parts = partsOf(gift).map((lines) => ({
    ...readComments(lines),
    text: lines.filter((line) => !COMMENT.test(line)).join('\n'),
  }));
  const blocks: GiftBlock[] = [];
  let told: Pick<GiftBlock, 'id' | 'tags'> = { tags: [] };
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!;
    // Comments in a part of their own belong to the next question.
    told = { id: part.id ?? told.id, tags: [...told.tags, ...part.tags] };
    if (part.text.trim() === '') continue;
    let { text } = part;
    const end = isUnclosed(text) ? endOf(parts, at) : at;
    text = parts
      .slice(at, end + 1)
      .map((each) => each.text)
      .join('\n\n');
    at = end;
    blocks.push({ ...told, text });
    told = { tags: [] };
  }
  return blocks;
}

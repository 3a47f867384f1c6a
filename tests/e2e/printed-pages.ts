import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';

export interface PrintedPages {
  pages: number;
  /** Width and height of each, pt. */
  sizes: (readonly [number, number])[];
  /** The page of each heading, from 1, in the order of the document's outline. */
  headings: { text: string; page: number }[];
  /** The text of each page; null where no program reads it. */
  texts: string[] | null;
}

/** A string of a PDF file: UTF-16 after its mark, else Latin letters. */
function pdfText(bytes: string): string {
  const plain = bytes.replaceAll(/\\([0-7]{3}|.)/gs, (_, sign: string) =>
    sign.length === 3
      ? String.fromCharCode(Number.parseInt(sign, 8))
      : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign] ?? sign),
  );
  const raw = Buffer.from(plain, 'latin1');
  return raw[0] === 0xfe && raw[1] === 0xff ? raw.subarray(2).swap16().toString('utf16le') : plain;
}

const hexText = (hex: string) => pdfText(Buffer.from(hex, 'hex').toString('latin1'));

/** The pages of a file in order, by the numbers of their objects. */
function pageObjects(file: string): number[] {
  const kidsOf = new Map<number, number[]>();
  for (const [, id, body = ''] of file.matchAll(/(\d+) 0 obj\s*(.*?)endobj/gs)) {
    const kids = /\/Type\s*\/Pages\b/.test(body) ? /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1] : undefined;
    if (kids)
      kidsOf.set(
        Number(id),
        [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid]) => Number(kid)),
      );
  }
  const root = [...kidsOf.keys()].find((id) => ![...kidsOf.values()].some((kids) => kids.includes(id)));
  const walk = (id: number): number[] => kidsOf.get(id)?.flatMap(walk) ?? [id];
  return root === undefined ? [] : walk(root);
}

function headingsOf(file: string, pages: readonly number[]): PrintedPages['headings'] {
  const entries = file.matchAll(
    /\/Title\s*(?:\(((?:[^()\\]|\\.)*)\)|<([0-9A-Fa-f]+)>)[^>]*?\/Dest\s*\[(\d+) 0 R/gs,
  );
  return [...entries].map(([, text, hex, page]) => ({
    text: (hex === undefined ? pdfText(text ?? '') : hexText(hex)).replaceAll(/\s+/g, ' ').trim(),
    page: pages.indexOf(Number(page)) + 1,
  }));
}

function textsOf(pdf: Buffer, pages: number): string[] | null {
  try {
    const text = execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], {
      input: pdf,
      encoding: 'utf8',
    });
    return text.split('\f').slice(0, pages);
  } catch {
    return null;
  }
}

/** A page on paper: the positions from the browser's own PDF, and its text where poppler is installed. */
export async function printPages(page: Page): Promise<PrintedPages> {
  const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
  const file = pdf.toString('latin1');
  const pages = pageObjects(file);
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/g)];
  return {
    pages: pages.length,
    sizes: boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))] as const),
    headings: headingsOf(file, pages),
    texts: textsOf(pdf, pages.length),
  };
}

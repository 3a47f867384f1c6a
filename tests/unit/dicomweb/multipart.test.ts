import { describe, expect, it } from 'vitest';
import { boundaryOf, readParts } from '#lib/dicomweb/multipart.ts';
import { SourceFailure } from '#lib/dicomweb/source-failure.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const textsOf = (parts: readonly Uint8Array[]) => parts.map((part) => Buffer.from(part).toString('latin1'));

/** As in RFC 2046, with bytes that look like a boundary. */
const BODY = 'DICM\r\n--other\r\n\r\n--b12\r\n--b1 3\r\0\xff';
const ANSWER = `--b123\r\nContent-Type: application/dicom\r\nContent-Location: http://elsewhere/\r\n\r\n${BODY}\r\n--b123--`;

function faultOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof SourceFailure) return error.fault;
    throw error;
  }
  return 'none';
}

describe('the boundary of an answer', () => {
  it.each([
    ['multipart/related; type="application/dicom"; boundary=abc-1', 'abc-1'],
    ['Multipart/Related;boundary="a b;c";type="application/dicom"', 'a b;c'],
    ['multipart/related; boundary = x', 'x'],
    ['multipart/related', undefined],
    ['multipart/related; boundary=', undefined],
    ['application/dicom; boundary=abc', undefined],
    ['multipart/relatedly; boundary=abc', undefined],
    ['', undefined],
  ])('%s', (type, boundary) => expect(boundaryOf(type)).toBe(boundary));
});

describe('the parts of an answer', () => {
  it('are what stands between delimiters, whatever looks like one', () =>
    expect(textsOf(readParts(bytesOf(ANSWER), 'b123'))).toEqual([BODY]));

  it('may be several, empty, without headers, after a preamble and before an epilogue', () => {
    const answer =
      'preamble\r\n--b \t\r\n\r\nfirst\r\n--b\r\nA: 1\r\n\r\n\r\n--b\r\n\r\n\r\n--b\r\n\r\n\r\n\r\n--b--\r\nend';
    expect(textsOf(readParts(bytesOf(answer), 'b'))).toEqual(['first', '', '', '\r\n']);
  });

  it('are none of an answer that was cut, at whatever byte', () => {
    const whole = bytesOf(ANSWER);
    for (let length = 0; length < whole.length; length += 1) {
      const fault = faultOf(() => readParts(whole.slice(0, length), 'b123'));
      expect(fault, `${length} bytes of ${whole.length}`).toBe('cut');
    }
  });

  it.each([
    ['a page', '<!doctype html><title>Connexion</title>'],
    ['the delimiter of another answer', ANSWER.replaceAll('b123', 'b999')],
    ['a delimiter with something behind it', ANSWER.replace('--b123\r\n', '--b1234\r\n')],
  ])('are none of %s', (_, answer) =>
    expect(faultOf(() => readParts(bytesOf(answer), 'b123'))).toBe('malformed'),
  );
});

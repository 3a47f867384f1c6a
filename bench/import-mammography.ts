/** A separate process, so that its memory can be measured: decodes a file, or takes it in as an author's browser does. */
import { openAsBlob } from 'node:fs';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { decodeFrameOf } from '#lib/dicom/decode.ts';
import { openFile } from '#lib/dicom/open-file.ts';

const [path = '', what] = process.argv.slice(2);
const file = await openAsBlob(path);
const start = performance.now();

async function decode(): Promise<string[]> {
  const opened = await openFile(new Uint8Array(await file.arrayBuffer()));
  await decodeFrameOf(opened.file.dataSet, opened.description, 0);
  return ['decoded'];
}

/** Inspects, shows, masks and sends it. */
async function takeIn(): Promise<string[]> {
  const answerer = new RequestAnswerer();
  const frame = { file, key: 1, frame: 0 };
  const masks = [{ x: 0, y: 0, width: 900, height: 200 }];
  const answers = [await answerer.answer({ kind: 'inspect', file, key: 1 })];
  answers.push(await answerer.answer({ ...frame, kind: 'encode', masks: [] }));
  answers.push(await answerer.answer({ ...frame, kind: 'encode', masks }));
  answers.push(await answerer.answer({ ...frame, kind: 'pack', masks }));
  return answers.map((answer) => answer.kind);
}

const answers = await (what === 'decode' ? decode() : takeIn());
const milliseconds = performance.now() - start;
console.log(JSON.stringify({ answers, milliseconds, peak: process.resourceUsage().maxRSS * 1024 }));

/** The import worker: reads and decodes DICOM outside the page, so that a hostile file can crash only the worker. */
import charls from '@cornerstonejs/codec-charls/decodewasm?url';
import openjpeg from '@cornerstonejs/codec-openjpeg/decodewasm?url';
import openjph from '@cornerstonejs/codec-openjph/wasm?url';
import { RequestAnswerer } from './answer-request.ts';
import { locateCodecs } from './codecs.ts';
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './worker-messages.ts';

const WASM: Record<string, string> = {
  'charlswasm_decode.wasm': charls,
  'openjpegwasm_decode.wasm': openjpeg,
  'openjphjs.wasm': openjph,
};

locateCodecs((file) => WASM[file] ?? file);

const answerer = new RequestAnswerer();

function buffersOf(answer: WorkerAnswer): Transferable[] {
  if (answer.kind === 'encoded') return [answer.payload.bytes.buffer];
  return answer.kind === 'inspected' ? [answer.inspected.preview.rgba.buffer] : [];
}

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const answer = await answerer.answer(data, (work) =>
    postMessage({ kind: 'working', ...work } satisfies WorkerMessage),
  );
  postMessage(answer, { transfer: buffersOf(answer) });
});

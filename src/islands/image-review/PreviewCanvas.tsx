import { useEffect, useRef } from 'react';
import type { Preview } from '#lib/dicom/preview.ts';

/** A small picture of a file, as decoded in this browser; decorative. */
export function PreviewCanvas({ preview }: { preview: Preview }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, rgba } = preview;
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
  }, [rgba, width, height]);
  return <canvas ref={canvas} width={width} height={height} />;
}

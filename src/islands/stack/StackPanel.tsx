import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { imagePath } from '#lib/contract/paths.ts';
import type { ViewerFolder } from '#lib/contract/viewer.ts';
import { clampIndex } from '#lib/domain/stack.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { createImagePreloader, type ImagePreloader } from '#lib/viewer/image-preloader.ts';
import { PositionBar } from './PositionBar.tsx';
import { useStackInput } from './use-stack-input.ts';

interface StackPanelProps {
  itemId: string;
  folder: ViewerFolder;
  initial: number;
  /** Address of a slice of this folder, for those who go there without script. */
  hrefOf(image: number): string;
  /** Told where one has come to rest. */
  onSettled(image: number): void;
}

const SETTLE_MS = 250;
const NONE: ReadonlySet<number> = new Set();

/** Fetches the folder's other slices once the page is alive. */
function useReady(itemId: string, files: string[], index: number): ReadonlySet<number> {
  const [ready, setReady] = useState(NONE);
  const preloader = useRef<ImagePreloader | null>(null);
  useEffect(() => {
    const addresses = files.map((file) => imagePath(itemId, file));
    preloader.current = createImagePreloader(addresses, setReady);
    return () => preloader.current?.stop();
  }, [itemId, files]);
  useEffect(() => preloader.current?.lookAt(index), [index]);
  return ready;
}

/** One folder as a stack of slices on film. Give it the folder as `key`: another folder starts afresh. */
export function StackPanel({ itemId, folder, initial, hrefOf, onSettled }: StackPanelProps) {
  const { files, name } = folder;
  const count = files.length;
  const [index, setIndex] = useState(initial);
  const [settled, setSettled] = useState(initial);
  const [failed, setFailed] = useState(-1);
  const panel = useRef<HTMLDivElement>(null);
  const ready = useReady(itemId, files, index);

  const onGo = useCallback((to: number) => setIndex(clampIndex(to, count)), [count]);
  const onMove = useCallback((by: number) => setIndex((from) => clampIndex(from + by, count)), [count]);
  const pointers = useStackInput({ panel, count, onMove, onGo });
  useEffect(() => {
    if (index === settled) return;
    const rest = setTimeout(() => {
      setSettled(index);
      onSettled(index);
    }, SETTLE_MS);
    return () => clearTimeout(rest);
  }, [index, settled, onSettled]);

  const step = (to: number, label: string, icon: string) => (
    <a
      href={hrefOf(clampIndex(to, count))}
      title={label}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onGo(to);
      }}
    >
      <i className={icon} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </a>
  );
  return (
    <section className="stack-panel" ref={panel} aria-label={m.panel} {...pointers}>
      <img
        className="slice"
        src={imagePath(itemId, files[index] ?? '')}
        alt={m.spokenPosition(name, index, count)}
        width={folder.width}
        height={folder.height}
        fetchPriority="high"
        draggable={false}
        onError={() => setFailed(index)}
        onLoad={() => setFailed(-1)}
      />
      <p className="corner top-left tabular">{m.position(name, index, count)}</p>
      {count > 1 && (
        <>
          <p className="corner bottom-right tabular needs-script">{m.ready(ready.size, count)}</p>
          <PositionBar index={index} count={count} ready={ready} onGo={onGo} />
          <p className="slice-steps">
            {step(index - 1, m.previousImage, 'i-lucide-chevron-up')}
            {step(index + 1, m.nextImage, 'i-lucide-chevron-down')}
          </p>
        </>
      )}
      {failed === index && (
        <p className="slice-failure" role="alert">
          {m.imageFailure}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {m.spokenPosition(name, settled, count)}
      </p>
    </section>
  );
}

import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './use-loaded.ts';

interface LoadedProps<Props> {
  /** Where its code is. */
  load(): Promise<ComponentType<Props>>;
  /** Called where it cannot be fetched, once the page has said so. */
  giveUp(): void;
  /** In its place until it is there. */
  waiting?: ReactNode;
  props: Props;
}

/** What is only asked for sometimes: its code comes with it. */
export function Loaded<Props extends object>({ load, giveUp, waiting = null, props }: LoadedProps<Props>) {
  const Component = useLoaded(true, load, giveUp);
  return Component ? <Component {...props} /> : waiting;
}

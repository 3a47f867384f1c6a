import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from './use-loaded.ts';

interface LoadedProps<Props> {
  /** Where its code is. */
  load(): Promise<ComponentType<Props>>;
  /** Called where it cannot be fetched, once the page has said so. */
  giveUp(): void;
  /** Shown in its place until it is loaded. */
  waiting?: ReactNode;
  props: Props;
}

/** A component that is only needed sometimes: its code is loaded when it is rendered. */
export function Loaded<Props extends object>({ load, giveUp, waiting = null, props }: LoadedProps<Props>) {
  const Component = useLoaded(true, load, giveUp);
  return Component ? <Component {...props} /> : waiting;
}

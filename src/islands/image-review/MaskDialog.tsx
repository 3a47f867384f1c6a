import { Loaded } from '../form/Loaded.tsx';
import type { MaskStoredProps } from './MaskStored.tsx';
import type { MaskableItem } from './mask-in-item.ts';

export interface MaskDialogProps
  extends Pick<MaskStoredProps, 'images' | 'first' | 'areAlike' | 'isOneSize'> {
  item: MaskableItem;
  onClose(): void;
}

/** Blacks out parts of stored images; its code is fetched on demand. */
export function MaskDialog({ item, onClose, ...shown }: MaskDialogProps) {
  // The server shows newly sent images only once the item is saved with them.
  const load = async () => {
    const [{ MaskStored }] = await Promise.all([import('./MaskStored.tsx'), item.save()]);
    return MaskStored;
  };
  return (
    <Loaded
      load={load}
      giveUp={onClose}
      props={{
        id: item.id,
        ...shown,
        onMask: async (wanted, onDone) =>
          (await (await import('./mask-in-item.ts')).maskInItem(item, wanted, onDone)).isDone,
        onClose,
      }}
    />
  );
}

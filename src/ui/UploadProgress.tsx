import { Button } from './Button';

type UploadProgressProps = {
  /** From 0 to 1; 0 until the browser reports any, null without an upload. */
  progress: number | null;
  /** Why the last upload failed. */
  note?: string | null;
  onCancel: () => void;
};

/** Indeterminate at 0: behind a service worker, browsers don't report upload progress. */
function Bar({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const percent = progress > 0 ? Math.round(progress * 100) : undefined;
  return (
    <div className="flex items-center gap-4">
      <div
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-line"
      >
        {percent === undefined ? (
          <div className="h-full bg-accent/40 motion-safe:animate-pulse" />
        ) : (
          <div
            className="h-full origin-left bg-accent transition-transform"
            style={{ transform: `scaleX(${progress})` }}
          />
        )}
      </div>
      <span aria-hidden="true" className="w-12 text-end text-sm text-quiet tabular-nums">
        {percent === undefined ? '…' : `${percent} %`}
      </span>
      <Button variant="quiet" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}

export function UploadProgress({ progress, note = null, onCancel }: UploadProgressProps) {
  return (
    <>
      {progress === null ? null : <Bar progress={progress} onCancel={onCancel} />}
      <p role="status" className="border-s-2 border-edge ps-3 text-sm empty:hidden">
        {note}
      </p>
    </>
  );
}

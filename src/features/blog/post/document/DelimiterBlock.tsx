export function DelimiterBlock() {
  return (
    <div role="separator" className="my-6 text-center text-2xl tracking-[0.8em] text-quiet">
      <span aria-hidden="true">***</span>
    </div>
  );
}

export function DelimiterBlock() {
  return (
    <div role="separator" className="post-delimiter">
      <span aria-hidden="true">***</span>
    </div>
  );
}

export function RetailerIllustration() {
  return (
    <svg width="220" height="64" viewBox="0 0 220 64" aria-hidden="true">
      <g fill="var(--ai-colors-line-hair)">
        <rect y="8" width="200" height="4" />
        <rect y="24" width="200" height="4" />
        <rect y="40" width="200" height="4" />
      </g>
      <g fill="var(--ai-colors-score-4)">
        <rect y="8" width="176" height="4" />
        <rect y="24" width="180" height="4" />
        <rect y="40" width="172" height="4" />
      </g>
      <path d="M0 58H200" stroke="var(--ai-colors-line-strong)" strokeDasharray="3 4" />
      <path d="M177 0V52" stroke="var(--ai-colors-fg-default)" strokeWidth="2" />
    </svg>
  );
}

export function ConsumerIllustration() {
  return (
    <svg width="220" height="64" viewBox="0 0 220 64" aria-hidden="true">
      <rect y="30" width="200" height="14" fill="var(--ai-colors-line-hair)" />
      <rect y="30" width="182" height="14" fill="var(--ai-colors-accent-solid)" />
      <path d="M182 22V52" stroke="var(--ai-colors-fg-default)" strokeWidth="2" />
    </svg>
  );
}

export function TechnicianIllustration() {
  return (
    <svg
      width="220"
      height="64"
      viewBox="0 0 220 64"
      fill="none"
      stroke="var(--ai-colors-ill-line)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="1" y="9" width="150" height="46" rx="3" fill="var(--ai-colors-bg-plate)" />
      <path d="M52 9V55" strokeWidth="1" />
      <path d="M7 15h.1M145 15h.1M7 49h.1M145 49h.1" />
      <g transform="translate(13 18) scale(1.75)" strokeWidth="1.15">
        <path d="M13.8 4.2a3.7 3.7 0 0 1-5 4.6l-4.6 4.6a1.4 1.4 0 0 1-2-2l4.6-4.6a3.7 3.7 0 0 1 4.6-5L9.2 4l.3 2.5 2.5.3z" />
      </g>
      <path d="M66 27H118M66 38H102" stroke="var(--ai-colors-line-strong)" />
      <circle
        cx="151"
        cy="32"
        r="13"
        fill="var(--ai-colors-accent-solid)"
        stroke="var(--ai-colors-bg-canvas)"
        strokeWidth="3"
      />
      <path d="M145 32.5l4.2 4.2 7.6-8.4" stroke="var(--ai-colors-accent-on-solid)" strokeWidth="2.4" />
    </svg>
  );
}

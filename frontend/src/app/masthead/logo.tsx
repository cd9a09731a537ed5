/** The score bar bent around a control knob, with its notch at about 4. */
export function Logo() {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
      <g strokeLinecap="butt">
        <path d="M8.47 37.29A19.2 19.2 0 1 1 40.79 16.69" strokeWidth="4.5" />
        <path d="M43.06 23.66A19.2 19.2 0 0 1 39.53 37.29" strokeWidth="4.5" strokeOpacity=".42" />
      </g>
      <path d="M38.74 21.21L45.87 18.89" stroke="var(--logo-notch,currentColor)" strokeWidth="3" />
      <circle cx="24" cy="26" r="11.5" fill="currentColor" stroke="none" />
      <path d="M27.8 24.76L31.61 23.53" stroke="var(--logo-pointer,#F6F4EE)" strokeWidth="3" />
    </svg>
  );
}

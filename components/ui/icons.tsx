import type { SVGProps } from 'react';

/** Signs cut like vinyl: solid, square-ended, 20 units. Always beside a text, so hidden from assistive technology. */
function Icon({ children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true" {...props}>
      {children}
    </svg>
  );
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M2 3.5 6 2l2.6 5-2 1.7a11 11 0 0 0 4.7 4.7l1.7-2 5 2.6-1.5 4C9.6 18.8 1.2 10.4 2 3.5Z" />
    </Icon>
  );
}

export function BellIcon() {
  return (
    <Icon>
      <path d="M9 1h2v1.6c2.7.5 4.6 2.7 4.6 5.6V13l2 2.4H2.4l2-2.4V8.2c0-2.9 1.9-5.1 4.6-5.6V1Zm-1.6 15.8h5.2a2.6 2.6 0 0 1-5.2 0Z" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M8.7 2h2.6v6.7H18v2.6h-6.7V18H8.7v-6.7H2V8.7h6.7z" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <path d="M8 2a6 6 0 1 0 3.4 11l5 5 2-2-5-5A6 6 0 0 0 8 2Zm0 2.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z" />
    </Icon>
  );
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M1 4h18L10 11 1 4Zm0 2.4 9 7 9-7V16H1V6.4Z" />
    </Icon>
  );
}

export function MapIcon() {
  return (
    <Icon>
      <path
        fillRule="evenodd"
        d="M10 1c3.6 0 6.5 2.8 6.5 6.4C16.5 12 10 19 10 19S3.5 12 3.5 7.4C3.5 3.8 6.4 1 10 1Zm0 4a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 0 0 10 5Z"
      />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon width="24" height="24">
      <path d="M2 4h16v2.2H2zM2 9h16v2.2H2zM2 14h10v2.2H2z" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m4.2 2.8 5.8 5.8 5.8-5.8 1.4 1.4-5.8 5.8 5.8 5.8-1.4 1.4-5.8-5.8-5.8 5.8-1.4-1.4L8.6 10 2.8 4.2z" />
    </Icon>
  );
}

export function ChevronIcon({ className }: { className?: string }) {
  return (
    <Icon width="14" height="14" className={className}>
      <path d="m3 6 7 7 7-7 1.5 1.5L10 16 1.5 7.5z" />
    </Icon>
  );
}

export function ArrowIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="M11 3h6v6h-2V6.4L4.4 17 3 15.6 13.6 5H11z" />
    </Icon>
  );
}

export function KeyIcon() {
  return (
    <Icon>
      <path
        fillRule="evenodd"
        d="M13 1a6 6 0 1 1-3.4 11L6 15.5V18H3v-2l6-6.3A6 6 0 0 1 13 1Zm1.5 3.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z"
      />
    </Icon>
  );
}

export function UserIcon() {
  return (
    <Icon>
      <path d="M10 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2 18c0-4 3.6-6.5 8-6.5s8 2.5 8 6.5z" />
    </Icon>
  );
}

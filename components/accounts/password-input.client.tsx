'use client';

import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  id: string;
  labels: { show: string; hide: string; showPassword: string };
};

/** A password that can be looked at. There is no `maxLength`: it would cut a pasted password without a word. */
export function PasswordInput({ labels, className, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        {...input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`${className} pr-28`}
      />
      <button
        type="button"
        aria-label={labels.showPassword}
        aria-pressed={shown}
        aria-controls={input.id}
        onClick={() => setShown(!shown)}
        className="needs-script absolute inset-y-0.5 right-0.5 min-w-24 cursor-pointer bg-white px-3 text-sm font-bold underline-offset-4 hocus:underline focus-visible:outline-offset-[-3px]"
      >
        {shown ? labels.hide : labels.show}
      </button>
    </span>
  );
}

import type { ReactNode } from 'react';

interface TopicProps {
  /** For links to the topic. */
  id?: string;
  title: string;
  children: ReactNode;
}

export function Topic({ id, title, children }: TopicProps) {
  return (
    <section className="topic" id={id}>
      <h2>{title}</h2>
      <div className="text">{children}</div>
    </section>
  );
}

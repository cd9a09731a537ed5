import { productName } from '../formats';

/** The document's title and description; hoisted into the head. */
export function PageTitle({ title, description }: { title?: string; description: string }) {
  return (
    <>
      <title>{title ? `${title} · ${productName}` : productName}</title>
      <meta name="description" content={description} />
    </>
  );
}

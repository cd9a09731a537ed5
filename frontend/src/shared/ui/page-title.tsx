import { useMainName } from '../focus';
import { productName } from '../formats';

/** The document's title and description, hoisted into the head. The title is also the name of the main content. */
export function PageTitle({ title, description }: { title?: string; description: string }) {
  useMainName(title ?? productName);
  return (
    <>
      <title>{title ? `${title} · ${productName}` : productName}</title>
      <meta name="description" content={description} />
    </>
  );
}

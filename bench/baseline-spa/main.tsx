/** The smallest React application that shows the same list: one bundle, one call, plain cards. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './spa.css';

interface Item {
  _id: string;
  title: string;
  tags: string[];
  author: { name: string };
  views: number;
  copies: number;
  averageRating: number;
  ratingsCount: number;
  mainImage?: string | null;
}

function Card({ item }: { item: Item }) {
  return (
    <article>
      {item.mainImage && <img src={`${item.mainImage}-400.avif`} alt="" width={320} height={240} />}
      <h2>{item.title}</h2>
      <p>{item.author.name}</p>
      <p>{item.tags.join(' ')}</p>
      <p>
        {item.averageRating.toFixed(1)}/10 ({item.ratingsCount}) · {item.views} · {item.copies}
      </p>
    </article>
  );
}

function List() {
  const [items, setItems] = useState<Item[]>([]);
  useEffect(() => {
    fetch('/list.json')
      .then((answer) => answer.json())
      .then((page: Record<string, unknown>) => setItems(Object.values(page).find(Array.isArray) as Item[]));
  }, []);
  return (
    <main>
      <h1>Liste</h1>
      {items.map((item) => (
        <Card key={item._id} item={item} />
      ))}
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<List />);

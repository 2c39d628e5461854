import type { Warehouse } from '../harbour/warehouse-front.tsx';

/** Invented warehouses for the gallery, some with names and texts of maximum length. */
export const SUSHI_SHOP: Warehouse = {
  id: 'sushi-shop',
  name: 'Sushi Shop',
  symbols: ['warehouse'],
  recipe: [
    [{ good: 'fish' }, { icon: 'arrow' }],
    [{ good: 'livestock' }, { good: 'wood' }, { good: 'stone' }],
  ],
  points: 7,
  price: '$8',
};

export const QUARRY: Warehouse = {
  id: 'quarry',
  name: 'Quarry',
  symbols: ['anchor'],
  recipe: [[{ good: 'stone' }], [{ text: '+1 each' }, { icon: 'anchor' }]],
  points: 6,
  price: '$7',
};

export const WORKSHOP: Warehouse = {
  id: 'golem-workshop',
  name: 'Golem Workshop',
  symbols: ['anchor'],
  recipe: [[{ good: 'livestock', count: 3 }, { icon: 'arrow' }, { good: 'stone', count: 5 }]],
  points: 8,
  price: '$9',
};

export const PUB: Warehouse = {
  id: 'pub',
  name: 'Pub',
  symbols: ['top-hat'],
  recipe: [
    [{ good: 'wood', count: 2 }, { icon: 'arrow' }],
    [
      { good: 'fish', count: 2 },
      { good: 'livestock', count: 2 },
    ],
  ],
  points: 7,
  price: '$8',
};

export const GUILD: Warehouse = {
  id: 'traders-guild',
  name: 'Guilde des négociants',
  symbols: ['coin', 'anchor'],
  recipe: [[{ text: 'acheter, et expédier 1 de moins' }]],
  points: 8,
  price: '$10',
};

export const IMAGINARIUM: Warehouse = {
  id: 'imaginarium',
  name: 'Wizard’s Traveling Imaginarium',
  symbols: ['top-hat'],
  recipe: [[{ text: 'set the market,' }], [{ text: '1 good' }]],
  points: 10,
  price: '$11',
};

export const EXCHANGE: Warehouse = {
  id: 'timber-depot',
  name: 'Depósito de madera y piedra',
  symbols: ['anchor', 'anchor'],
  recipe: [[{ good: 'wood', count: 2 }, { good: 'stone', count: 2 }, { text: '+1 por cada' }, { icon: 'warehouse' }]],
  points: 11,
  price: '$12',
};

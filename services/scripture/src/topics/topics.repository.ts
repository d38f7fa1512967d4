import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@word-unfolded/contracts';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { LibraryConnection } from '../library/library-connection.js';

/** A topic as it is stored. */
export type StoredTopic = { readonly id: number; readonly name: string; readonly passages: number };

/** A passage of a topic that overlaps the requested passage. */
export type TopicPlace = { readonly topic: number; readonly section: number; readonly range: VerseRange };

type TopicRow = [id: number, name: string, passages: number];

/** Reads the topics in the library. */
@Injectable()
export class TopicsRepository {
  private readonly selectPlaces;
  private readonly selectTopic;
  private readonly selectByName;
  private readonly selectContaining;
  private readonly selectHeading;
  private readonly selectPointers;
  private readonly selectPassages;

  constructor(connection: LibraryConnection) {
    this.selectPlaces = connection.prepare<[number, number, number, number]>(
      'select topic, section, first, last from topic_place where chapter = ? and first <= ? and last >= ?',
    );
    this.selectTopic = connection.prepare<TopicRow>('select id, name, passages from topic where id = ?');
    this.selectByName = connection.prepare<TopicRow>('select id, name, passages from topic where folded = ?');
    this.selectContaining = connection.prepare<[string]>(
      `select name from topic where instr(folded, ?) > 0
       order by instr(folded, ?) > 1, passages desc, name limit ?`,
    );
    this.selectHeading = connection.prepare<[string]>(
      'select heading from topic_section where topic = ? and section = ?',
    );
    this.selectPointers = connection.prepare<[string]>(
      `select see from topic_section where topic = ? and see <> '[]' order by section`,
    );
    this.selectPassages = connection.prepare<[first: number, last: number, heading: string]>(
      `select first, last, heading from topic_passage
       join topic_section on topic_section.topic = topic_passage.topic and topic_section.section = topic_passage.section
       where topic_passage.topic = ? and number >= ? order by number limit ?`,
    );
  }

  /** Returns the passages of topics in a chapter (BBCCC) that overlap a canonical range. */
  placesIn(chapter: number, { first, last }: VerseRange): TopicPlace[] {
    return this.selectPlaces
      .all(chapter, last, first)
      .map(([topic, section, begins, ends]) => ({ topic, section, range: { first: begins, last: ends } }));
  }

  topic(id: number): StoredTopic | undefined {
    return toTopic(this.selectTopic.all(id)[0]);
  }

  /** Finds a topic by its full name, ignoring case. */
  topicNamed(name: string): StoredTopic | undefined {
    return toTopic(this.selectByName.all(name.toLowerCase())[0]);
  }

  /** Returns names of topics that contain some letters, those that begin with them first. */
  namesContaining(part: string, limit: number): string[] {
    const folded = part.toLowerCase();
    return this.selectContaining.all(folded, folded, limit).map(([name]) => name);
  }

  heading(topic: number, section: number): string {
    return this.selectHeading.all(topic, section)[0]?.[0] ?? '';
  }

  /** Returns names of the topics to which a topic points. */
  pointers(topic: number): string[] {
    const rows = this.selectPointers.all(topic);
    return [...new Set(rows.flatMap(([see]) => JSON.parse(see) as string[]))];
  }

  /** Returns a page of the passages of a topic, in its order. */
  passages(topic: number, { page, limit }: PageRequest): { range: VerseRange; heading: string }[] {
    return this.selectPassages
      .all(topic, (page - 1) * limit, limit)
      .map(([first, last, heading]) => ({ range: { first, last }, heading }));
  }
}

function toTopic(row: TopicRow | undefined): StoredTopic | undefined {
  return row && { id: row[0], name: row[1], passages: row[2] };
}

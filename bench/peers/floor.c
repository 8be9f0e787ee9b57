/* The floor: a WebSocket server that answers every message at a table with one text to each of its sockets.
 *
 *     floor SIZE     listen on a free port of loopback, print the address, and serve until the process is terminated
 *
 * It has no rules and keeps no state. One thread with epoll does only the fan-out, which every server must do.
 */

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { SEATS = 4, MOST_SOCKETS = 65536, MOST_TABLES = 16384, MOST_READ = 65536, AT_ONCE = 256 };

typedef struct {
  int open, table;
  size_t held;
  uint8_t data[2048]; /* received bytes of an incomplete request or message */
} Connection;

static Connection *connections[MOST_SOCKETS];
static int tables[MOST_TABLES][SEATS];
static uint8_t *message;
static size_t message_size;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

/* -- the handshake: base64(SHA-1(key + a constant of the protocol)) ----------------------------------------------- */

static uint32_t rotated(uint32_t x, int by) { return x << by | x >> (32 - by); }

static void digest_block(uint32_t h[5], const uint8_t *block) {
  uint32_t w[80];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)block[4 * i] << 24 | block[4 * i + 1] << 16 | block[4 * i + 2] << 8 | block[4 * i + 3];
  for (int i = 16; i < 80; i++) w[i] = rotated(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
  uint32_t a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
  for (int i = 0; i < 80; i++) {
    uint32_t f = i < 20 ? (b & c) | (~b & d) : i < 40 ? b ^ c ^ d : i < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
    uint32_t k = i < 20 ? 0x5A827999 : i < 40 ? 0x6ED9EBA1 : i < 60 ? 0x8F1BBCDC : 0xCA62C1D6;
    uint32_t next = rotated(a, 5) + f + e + k + w[i];
    e = d, d = c, c = rotated(b, 30), b = a, a = next;
  }
  h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
}

static void accept_key(const char *key, char out[29]) {
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  uint8_t block[128] = {0}; /* the key (24 bytes) and the constant (36) always fill two blocks */
  uint32_t h[5] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
  snprintf((char *)block, sizeof block, "%.24s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key);
  block[60] = 0x80, block[126] = 480 >> 8, block[127] = 480 & 255;
  digest_block(h, block);
  digest_block(h, block + 64);
  uint8_t sum[21] = {0};
  for (int i = 0; i < 20; i++) sum[i] = h[i / 4] >> (24 - i % 4 * 8);
  for (int i = 0; i < 7; i++) {
    uint32_t three = sum[3 * i] << 16 | sum[3 * i + 1] << 8 | sum[3 * i + 2];
    for (int j = 0; j < 4; j++) out[4 * i + j] = letters[three >> (18 - 6 * j) & 63];
  }
  out[27] = '=', out[28] = 0;
}

/* -- tables ------------------------------------------------------------------------------------------------------- */

static void hang_up(int fd) {
  Connection *one = connections[fd];
  for (int seat = 0; one->open && seat < SEATS; seat++)
    if (tables[one->table][seat] == fd) tables[one->table][seat] = 0;
  connections[fd] = NULL;
  free(one);
  close(fd);
}

static int shake_hands(int fd, Connection *one) {
  one->data[one->held] = 0;
  char *request = (char *)one->data, *key = strstr(request, "Sec-WebSocket-Key: "), accepted[29], reply[160];
  if (!strstr(request, "\r\n\r\n")) return 1;
  if (!key || sscanf(request, "GET /ws/%d", &one->table) != 1 || one->table < 0 || one->table >= MOST_TABLES) return 0;
  accept_key(key + strlen("Sec-WebSocket-Key: "), accepted);
  int size = snprintf(reply, sizeof reply,
                      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                      "Sec-WebSocket-Accept: %s\r\n\r\n", accepted);
  for (int seat = 0; seat < SEATS && !one->open; seat++)
    if (!tables[one->table][seat]) tables[one->table][seat] = fd, one->open = 1;
  one->held = 0;
  return one->open && write(fd, reply, size) == size;
}

static int hear(Connection *one) {
  size_t at = 0;
  while (one->held - at >= 6) {
    uint8_t *frame = one->data + at;
    size_t size = frame[1] & 127, head = 6; /* the players send small messages only */
    if (size == 126) size = (size_t)frame[2] << 8 | frame[3], head = 8;
    if (one->held - at < head + size) break;
    if ((frame[0] & 15) == 8) return 0;
    for (size_t i = 0; i < size; i++) frame[head + i] ^= frame[head - 4 + i % 4];
    for (int seat = 0; seat < SEATS; seat++)
      if (tables[one->table][seat] && write(tables[one->table][seat], message, message_size) < 0) return 0;
    at += head + size;
  }
  memmove(one->data, one->data + at, one->held -= at);
  return 1;
}

static void read_from(int fd) {
  Connection *one = connections[fd];
  ssize_t got = read(fd, one->data + one->held, sizeof one->data - one->held - 1);
  if (got > 0) one->held += got;
  if (got <= 0 || !(one->open ? hear(one) : shake_hands(fd, one))) hang_up(fd);
}

static void welcome(int listening, int epoll) {
  int fd = accept(listening, NULL, NULL), on = 1;
  if (fd < 0 || fd >= MOST_SOCKETS) fail("accept");
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  connections[fd] = calloc(1, sizeof(Connection));
  epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &(struct epoll_event){.events = EPOLLIN, .data.fd = fd});
}

int main(int count, char **words) {
  size_t size = count == 2 ? strtoul(words[1], NULL, 10) : 0;
  if (size < 126 || size >= MOST_READ) return fprintf(stderr, "floor SIZE, from 126 to 65535\n"), 2;
  message = malloc(message_size = size + 4);
  memcpy(message, (uint8_t[]){0x81, 126, size >> 8, size & 255}, 4);
  memset(message + 4, 'x', size);
  int listening = socket(AF_INET, SOCK_STREAM, 0), epoll = epoll_create1(0);
  struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t length = sizeof here;
  if (bind(listening, (struct sockaddr *)&here, sizeof here) || listen(listening, 1024)) fail("listen");
  getsockname(listening, (struct sockaddr *)&here, &length);
  printf("The floor is at http://127.0.0.1:%d\n", ntohs(here.sin_port));
  fflush(stdout);
  epoll_ctl(epoll, EPOLL_CTL_ADD, listening, &(struct epoll_event){.events = EPOLLIN, .data.fd = listening});
  for (;;) {
    struct epoll_event events[AT_ONCE];
    int ready = epoll_wait(epoll, events, AT_ONCE, -1);
    for (int i = 0; i < ready; i++) {
      int fd = events[i].data.fd;
      if (fd == listening) welcome(listening, epoll);
      else if (connections[fd]) read_from(fd);
    }
  }
}

"use strict";module.exports={"tar/parse"(Nt,O,vt,Ye){var Xe=Object.create,K=Object.defineProperty,Ke=Object.getOwnPropertyDescriptor,
$e=Object.getOwnPropertyNames,Qe=Object.getPrototypeOf,Je=Object.prototype.hasOwnProperty,qe=(e,t)=>{for(var s in t)K(e,
s,{get:t[s],enumerable:!0})},De=(e,t,s,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of $e(t))!Je.call(e,
r)&&r!==s&&K(e,r,{get:()=>t[r],enumerable:!(i=Ke(t,r))||i.enumerable});return e},$=(e,t,s)=>(s=e!=null?Xe(Qe(e)):{},De(t||
!e||!e.__esModule?K(s,"default",{value:e,enumerable:!0}):s,e)),et=e=>De(K({},"__esModule",{value:!0}),e),Be={};qe(Be,{Parser:()=>Bt}),
Ye.exports=et(Be);var we=O("chunk-MDCGXCCB"),Ne=O("chunk-7WRIFLSH"),Mt=O("chunk-IYWUY3VA"),tt=O("events"),fe=$(O("assert")),
M=O("buffer"),ue=O("node:events"),ve=$(O("node:stream")),st=O("node:string_decoder"),Me=$(O("zlib")),it=$(O("zlib")),Ce=typeof process==
"object"&&process?process:{stdout:null,stderr:null},rt=e=>!!e&&typeof e=="object"&&(e instanceof me||e instanceof ve.default||
ht(e)||nt(e)),ht=e=>!!e&&typeof e=="object"&&e instanceof ue.EventEmitter&&typeof e.pipe=="function"&&e.pipe!==ve.default.
Writable.prototype.pipe,nt=e=>!!e&&typeof e=="object"&&e instanceof ue.EventEmitter&&typeof e.write=="function"&&typeof e.
end=="function",g=Symbol("EOF"),S=Symbol("maybeEmitEnd"),w=Symbol("emittedEnd"),Q=Symbol("emittingEnd"),j=Symbol("emitte\
dError"),J=Symbol("closed"),Fe=Symbol("read"),q=Symbol("flush"),Pe=Symbol("flushChunk"),p=Symbol("encoding"),U=Symbol("d\
ecoder"),l=Symbol("flowing"),z=Symbol("paused"),Z=Symbol("resume"),f=Symbol("buffer"),c=Symbol("pipes"),u=Symbol("buffer\
Length"),de=Symbol("bufferPush"),ee=Symbol("bufferShift"),_=Symbol("objectMode"),a=Symbol("destroyed"),_e=Symbol("error"),
ce=Symbol("emitData"),xe=Symbol("emitEnd"),Ee=Symbol("emitEnd2"),b=Symbol("async"),Re=Symbol("abort"),te=Symbol("aborted"),
W=Symbol("signal"),C=Symbol("dataListeners"),E=Symbol("discarded"),G=e=>Promise.resolve().then(e),ot=e=>e(),at=e=>e==="e\
nd"||e==="finish"||e==="prefinish",lt=e=>e instanceof ArrayBuffer||!!e&&typeof e=="object"&&e.constructor&&e.constructor.
name==="ArrayBuffer"&&e.byteLength>=0,ft=e=>!Buffer.isBuffer(e)&&ArrayBuffer.isView(e),ke=class{src;dest;opts;ondrain;constructor(e,t,s){
this.src=e,this.dest=t,this.opts=s,this.ondrain=()=>e[Z](),this.dest.on("drain",this.ondrain)}unpipe(){this.dest.removeListener(
"drain",this.ondrain)}proxyErrors(e){}end(){this.unpipe(),this.opts.end&&this.dest.end()}},ut=class extends ke{unpipe(){
this.src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(e,t,s){super(e,t,s),this.proxyErrors=i=>this.
dest.emit("error",i),e.on("error",this.proxyErrors)}},dt=e=>!!e.objectMode,_t=e=>!e.objectMode&&!!e.encoding&&e.encoding!==
"buffer",me=class extends ue.EventEmitter{[l]=!1;[z]=!1;[c]=[];[f]=[];[_];[p];[b];[U];[g]=!1;[w]=!1;[Q]=!1;[J]=!1;[j]=null;[u]=0;[a]=!1;[W];[te]=!1;[C]=0;[E]=!1;writable=!0;readable=!0;constructor(...e){
let t=e[0]||{};if(super(),t.objectMode&&typeof t.encoding=="string")throw new TypeError("Encoding and objectMode may not\
 be used together");dt(t)?(this[_]=!0,this[p]=null):_t(t)?(this[p]=t.encoding,this[_]=!1):(this[_]=!1,this[p]=null),this[b]=
!!t.async,this[U]=this[p]?new st.StringDecoder(this[p]):null,t&&t.debugExposeBuffer===!0&&Object.defineProperty(this,"bu\
ffer",{get:()=>this[f]}),t&&t.debugExposePipes===!0&&Object.defineProperty(this,"pipes",{get:()=>this[c]});let{signal:s}=t;
s&&(this[W]=s,s.aborted?this[Re]():s.addEventListener("abort",()=>this[Re]()))}get bufferLength(){return this[u]}get encoding(){
return this[p]}set encoding(e){throw new Error("Encoding must be set at instantiation time")}setEncoding(e){throw new Error(
"Encoding must be set at instantiation time")}get objectMode(){return this[_]}set objectMode(e){throw new Error("objectM\
ode must be set at instantiation time")}get async(){return this[b]}set async(e){this[b]=this[b]||!!e}[Re](){this[te]=!0,
this.emit("abort",this[W]?.reason),this.destroy(this[W]?.reason)}get aborted(){return this[te]}set aborted(e){}write(e,t,s){
if(this[te])return!1;if(this[g])throw new Error("write after end");if(this[a])return this.emit("error",Object.assign(new Error(
"Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),!0;typeof t=="function"&&(s=t,t="utf8"),
t||(t="utf8");let i=this[b]?G:ot;if(!this[_]&&!Buffer.isBuffer(e)){if(ft(e))e=Buffer.from(e.buffer,e.byteOffset,e.byteLength);else if(lt(
e))e=Buffer.from(e);else if(typeof e!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[_]?
(this[l]&&this[u]!==0&&this[q](!0),this[l]?this.emit("data",e):this[de](e),this[u]!==0&&this.emit("readable"),s&&i(s),this[l]):
e.length?(typeof e=="string"&&!(t===this[p]&&!this[U]?.lastNeed)&&(e=Buffer.from(e,t)),Buffer.isBuffer(e)&&this[p]&&(e=this[U].
write(e)),this[l]&&this[u]!==0&&this[q](!0),this[l]?this.emit("data",e):this[de](e),this[u]!==0&&this.emit("readable"),s&&
i(s),this[l]):(this[u]!==0&&this.emit("readable"),s&&i(s),this[l])}read(e){if(this[a])return null;if(this[E]=!1,this[u]===
0||e===0||e&&e>this[u])return this[S](),null;this[_]&&(e=null),this[f].length>1&&!this[_]&&(this[f]=[this[p]?this[f].join(
""):Buffer.concat(this[f],this[u])]);let t=this[Fe](e||null,this[f][0]);return this[S](),t}[Fe](e,t){if(this[_])this[ee]();else{
let s=t;e===s.length||e===null?this[ee]():typeof s=="string"?(this[f][0]=s.slice(e),t=s.slice(0,e),this[u]-=e):(this[f][0]=
s.subarray(e),t=s.subarray(0,e),this[u]-=e)}return this.emit("data",t),!this[f].length&&!this[g]&&this.emit("drain"),t}end(e,t,s){
return typeof e=="function"&&(s=e,e=void 0),typeof t=="function"&&(s=t,t="utf8"),e!==void 0&&this.write(e,t),s&&this.once(
"end",s),this[g]=!0,this.writable=!1,(this[l]||!this[z])&&this[S](),this}[Z](){this[a]||(!this[C]&&!this[c].length&&(this[E]=
!0),this[z]=!1,this[l]=!0,this.emit("resume"),this[f].length?this[q]():this[g]?this[S]():this.emit("drain"))}resume(){return this[Z]()}pause(){
this[l]=!1,this[z]=!0,this[E]=!1}get destroyed(){return this[a]}get flowing(){return this[l]}get paused(){return this[z]}[de](e){
this[_]?this[u]+=1:this[u]+=e.length,this[f].push(e)}[ee](){return this[_]?this[u]-=1:this[u]-=this[f][0].length,this[f].
shift()}[q](e=!1){do;while(this[Pe](this[ee]())&&this[f].length);!e&&!this[f].length&&!this[g]&&this.emit("drain")}[Pe](e){
return this.emit("data",e),this[l]}pipe(e,t){if(this[a])return e;this[E]=!1;let s=this[w];return t=t||{},e===Ce.stdout||
e===Ce.stderr?t.end=!1:t.end=t.end!==!1,t.proxyErrors=!!t.proxyErrors,s?t.end&&e.end():(this[c].push(t.proxyErrors?new ut(
this,e,t):new ke(this,e,t)),this[b]?G(()=>this[Z]()):this[Z]()),e}unpipe(e){let t=this[c].find(s=>s.dest===e);t&&(this[c].
length===1?(this[l]&&this[C]===0&&(this[l]=!1),this[c]=[]):this[c].splice(this[c].indexOf(t),1),t.unpipe())}addListener(e,t){
return this.on(e,t)}on(e,t){let s=super.on(e,t);if(e==="data")this[E]=!1,this[C]++,!this[c].length&&!this[l]&&this[Z]();else if(e===
"readable"&&this[u]!==0)super.emit("readable");else if(at(e)&&this[w])super.emit(e),this.removeAllListeners(e);else if(e===
"error"&&this[j]){let i=t;this[b]?G(()=>i.call(this,this[j])):i.call(this,this[j])}return s}removeListener(e,t){return this.
off(e,t)}off(e,t){let s=super.off(e,t);return e==="data"&&(this[C]=this.listeners("data").length,this[C]===0&&!this[E]&&
!this[c].length&&(this[l]=!1)),s}removeAllListeners(e){let t=super.removeAllListeners(e);return(e==="data"||e===void 0)&&
(this[C]=0,!this[E]&&!this[c].length&&(this[l]=!1)),t}get emittedEnd(){return this[w]}[S](){!this[Q]&&!this[w]&&!this[a]&&
this[f].length===0&&this[g]&&(this[Q]=!0,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[J]&&this.emit(
"close"),this[Q]=!1)}emit(e,...t){let s=t[0];if(e!=="error"&&e!=="close"&&e!==a&&this[a])return!1;if(e==="data")return!this[_]&&
!s?!1:this[b]?(G(()=>this[ce](s)),!0):this[ce](s);if(e==="end")return this[xe]();if(e==="close"){if(this[J]=!0,!this[w]&&
!this[a])return!1;let r=super.emit("close");return this.removeAllListeners("close"),r}else if(e==="error"){this[j]=s,super.
emit(_e,s);let r=!this[W]||this.listeners("error").length?super.emit("error",s):!1;return this[S](),r}else if(e==="resum\
e"){let r=super.emit("resume");return this[S](),r}else if(e==="finish"||e==="prefinish"){let r=super.emit(e);return this.
removeAllListeners(e),r}let i=super.emit(e,...t);return this[S](),i}[ce](e){for(let s of this[c])s.dest.write(e)===!1&&this.
pause();let t=this[E]?!1:super.emit("data",e);return this[S](),t}[xe](){return this[w]?!1:(this[w]=!0,this.readable=!1,this[b]?
(G(()=>this[Ee]()),!0):this[Ee]())}[Ee](){if(this[U]){let t=this[U].end();if(t){for(let s of this[c])s.dest.write(t);this[E]||
super.emit("data",t)}}for(let t of this[c])t.end();let e=super.emit("end");return this.removeAllListeners("end"),e}async collect(){
let e=Object.assign([],{dataLength:0});this[_]||(e.dataLength=0);let t=this.promise();return this.on("data",s=>{e.push(s),
this[_]||(e.dataLength+=s.length)}),await t,e}async concat(){if(this[_])throw new Error("cannot concat in objectMode");let e=await this.
collect();return this[p]?e.join(""):Buffer.concat(e,e.dataLength)}async promise(){return new Promise((e,t)=>{this.on(a,()=>t(
new Error("stream destroyed"))),this.on("error",s=>t(s)),this.on("end",()=>e())})}[Symbol.asyncIterator](){this[E]=!1;let e=!1,
t=async()=>(this.pause(),e=!0,{value:void 0,done:!0});return{next:()=>{if(e)return t();let s=this.read();if(s!==null)return Promise.
resolve({done:!1,value:s});if(this[g])return t();let i,r,m=B=>{this.off("data",n),this.off("end",I),this.off(a,d),t(),r(
B)},n=B=>{this.off("error",m),this.off("end",I),this.off(a,d),this.pause(),i({value:B,done:!!this[g]})},I=()=>{this.off(
"error",m),this.off("data",n),this.off(a,d),t(),i({done:!0,value:void 0})},d=()=>m(new Error("stream destroyed"));return new Promise(
(B,wt)=>{r=wt,i=B,this.once(a,d),this.once("error",m),this.once("end",I),this.once("data",n)})},throw:t,return:t,[Symbol.
asyncIterator](){return this},[Symbol.asyncDispose]:async()=>{}}}[Symbol.iterator](){this[E]=!1;let e=!1,t=()=>(this.pause(),
this.off(_e,t),this.off(a,t),this.off("end",t),e=!0,{done:!0,value:void 0}),s=()=>{if(e)return t();let i=this.read();return i===
null?t():{done:!1,value:i}};return this.once("end",t),this.once(_e,t),this.once(a,t),{next:s,throw:t,return:t,[Symbol.iterator](){
return this},[Symbol.dispose]:()=>{}}}destroy(e){if(this[a])return e?this.emit("error",e):this.emit(a),this;this[a]=!0,this[E]=
!0,this[f].length=0,this[u]=0;let t=this;return typeof t.close=="function"&&!this[J]&&t.close(),e?this.emit("error",e):this.
emit(a),this}static get isStream(){return rt}},ct=it.default.constants||{ZLIB_VERNUM:4736},y=Object.freeze(Object.assign(
Object.create(null),{Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,Z_FINISH:4,Z_BLOCK:5,Z_OK:0,Z_STREAM_END:1,
Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,Z_DATA_ERROR:-3,Z_MEM_ERROR:-4,Z_BUF_ERROR:-5,Z_VERSION_ERROR:-6,Z_NO_COMPRESSION:0,
Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,
DEFLATE:1,INFLATE:2,GZIP:3,GUNZIP:4,DEFLATERAW:5,INFLATERAW:6,UNZIP:7,BROTLI_DECODE:8,BROTLI_ENCODE:9,Z_MIN_WINDOWBITS:8,
Z_MAX_WINDOWBITS:15,Z_DEFAULT_WINDOWBITS:15,Z_MIN_CHUNK:64,Z_MAX_CHUNK:1/0,Z_DEFAULT_CHUNK:16384,Z_MIN_MEMLEVEL:1,Z_MAX_MEMLEVEL:9,
Z_DEFAULT_MEMLEVEL:8,Z_MIN_LEVEL:-1,Z_MAX_LEVEL:9,Z_DEFAULT_LEVEL:-1,BROTLI_OPERATION_PROCESS:0,BROTLI_OPERATION_FLUSH:1,
BROTLI_OPERATION_FINISH:2,BROTLI_OPERATION_EMIT_METADATA:3,BROTLI_MODE_GENERIC:0,BROTLI_MODE_TEXT:1,BROTLI_MODE_FONT:2,BROTLI_DEFAULT_MODE:0,
BROTLI_MIN_QUALITY:0,BROTLI_MAX_QUALITY:11,BROTLI_DEFAULT_QUALITY:11,BROTLI_MIN_WINDOW_BITS:10,BROTLI_MAX_WINDOW_BITS:24,
BROTLI_LARGE_MAX_WINDOW_BITS:30,BROTLI_DEFAULT_WINDOW:22,BROTLI_MIN_INPUT_BLOCK_BITS:16,BROTLI_MAX_INPUT_BLOCK_BITS:24,BROTLI_PARAM_MODE:0,
BROTLI_PARAM_QUALITY:1,BROTLI_PARAM_LGWIN:2,BROTLI_PARAM_LGBLOCK:3,BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING:4,BROTLI_PARAM_SIZE_HINT:5,
BROTLI_PARAM_LARGE_WINDOW:6,BROTLI_PARAM_NPOSTFIX:7,BROTLI_PARAM_NDIRECT:8,BROTLI_DECODER_RESULT_ERROR:0,BROTLI_DECODER_RESULT_SUCCESS:1,
BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:2,BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION:0,
BROTLI_DECODER_PARAM_LARGE_WINDOW:1,BROTLI_DECODER_NO_ERROR:0,BROTLI_DECODER_SUCCESS:1,BROTLI_DECODER_NEEDS_MORE_INPUT:2,
BROTLI_DECODER_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE:-1,BROTLI_DECODER_ERROR_FORMAT_RESERVED:-2,
BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE:-3,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET:-4,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME:-5,
BROTLI_DECODER_ERROR_FORMAT_CL_SPACE:-6,BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE:-7,BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT:-8,
BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1:-9,BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2:-10,BROTLI_DECODER_ERROR_FORMAT_TRANSFORM:-11,
BROTLI_DECODER_ERROR_FORMAT_DICTIONARY:-12,BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS:-13,BROTLI_DECODER_ERROR_FORMAT_PADDING_1:-14,
BROTLI_DECODER_ERROR_FORMAT_PADDING_2:-15,BROTLI_DECODER_ERROR_FORMAT_DISTANCE:-16,BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET:-19,
BROTLI_DECODER_ERROR_INVALID_ARGUMENTS:-20,BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES:-21,BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS:-22,
BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP:-25,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1:-26,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2:-27,
BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES:-30,BROTLI_DECODER_ERROR_UNREACHABLE:-31},ct)),Et=M.Buffer.concat,Ue=Object.
getOwnPropertyDescriptor(M.Buffer,"concat"),Rt=e=>e,Oe=Ue?.writable===!0||Ue?.set!==void 0?e=>{M.Buffer.concat=e?Rt:Et}:
e=>{},F=Symbol("_superWrite"),se=class extends Error{code;errno;constructor(e,t){super("zlib: "+e.message,{cause:e}),this.
code=e.code,this.errno=e.errno,this.code||(this.code="ZLIB_ERROR"),this.message="zlib: "+e.message,Error.captureStackTrace(
this,t??this.constructor)}get name(){return"ZlibError"}},pe=Symbol("flushFlag"),be=class extends me{#t=!1;#s=!1;#r;#h;#n;#e;#i;get sawError(){
return this.#t}get handle(){return this.#e}get flushFlag(){return this.#r}constructor(e,t){if(!e||typeof e!="object")throw new TypeError(
"invalid options for ZlibBase constructor");if(super(e),this.#r=e.flush??0,this.#h=e.finishFlush??0,this.#n=e.fullFlushFlag??
0,typeof Me[t]!="function")throw new TypeError("Compression method not supported: "+t);try{this.#e=new Me[t](e)}catch(s){
throw new se(s,this.constructor)}this.#i=s=>{this.#t||(this.#t=!0,this.close(),this.emit("error",s))},this.#e?.on("error",
s=>this.#i(new se(s))),this.once("end",()=>this.close)}close(){this.#e&&(this.#e.close(),this.#e=void 0,this.emit("close"))}reset(){
if(!this.#t)return(0,fe.default)(this.#e,"zlib binding closed"),this.#e.reset?.()}flush(e){this.ended||(typeof e!="numbe\
r"&&(e=this.#n),this.write(Object.assign(M.Buffer.alloc(0),{[pe]:e})))}end(e,t,s){return typeof e=="function"&&(s=e,t=void 0,
e=void 0),typeof t=="function"&&(s=t,t=void 0),e&&(t?this.write(e,t):this.write(e)),this.flush(this.#h),this.#s=!0,super.
end(s)}get ended(){return this.#s}[F](e){return super.write(e)}write(e,t,s){if(typeof t=="function"&&(s=t,t="utf8"),typeof e==
"string"&&(e=M.Buffer.from(e,t)),this.#t)return;(0,fe.default)(this.#e,"zlib binding closed");let i=this.#e._handle,r=i.
close;i.close=()=>{};let m=this.#e.close;this.#e.close=()=>{},Oe(!0);let n;try{let d=typeof e[pe]=="number"?e[pe]:this.#r;
n=this.#e._processChunk(e,d),Oe(!1)}catch(d){Oe(!1),this.#i(new se(d,this.write))}finally{this.#e&&(this.#e._handle=i,i.
close=r,this.#e.close=m,this.#e.removeAllListeners("error"))}this.#e&&this.#e.on("error",d=>this.#i(new se(d,this.write)));
let I;if(n)if(Array.isArray(n)&&n.length>0){let d=n[0];I=this[F](M.Buffer.from(d));for(let B=1;B<n.length;B++)I=this[F](
n[B])}else I=this[F](M.Buffer.from(n));return s&&s(),I}},Ze=class extends be{#t;#s;constructor(e,t){e=e||{},e.flush=e.flush||
y.Z_NO_FLUSH,e.finishFlush=e.finishFlush||y.Z_FINISH,e.fullFlushFlag=y.Z_FULL_FLUSH,super(e,t),this.#t=e.level,this.#s=e.
strategy}params(e,t){if(!this.sawError){if(!this.handle)throw new Error("cannot switch params when binding is closed");if(!this.
handle.params)throw new Error("not supported in this implementation");if(this.#t!==e||this.#s!==t){this.flush(y.Z_SYNC_FLUSH),
(0,fe.default)(this.handle,"zlib binding closed");let s=this.handle.flush;this.handle.flush=(i,r)=>{typeof i=="function"&&
(r=i,i=this.flushFlag),this.flush(i),r?.()};try{this.handle.params(e,t)}finally{this.handle.flush=s}this.handle&&(this.#t=
e,this.#s=t)}}}},Ct=class extends Ze{#t;constructor(e){super(e,"Gzip"),this.#t=e&&!!e.portable}[F](e){return this.#t?(this.#t=
!1,e[9]=255,super[F](e)):super[F](e)}},mt=class extends Ze{constructor(e){super(e,"Unzip")}},Ot=class extends be{constructor(e,t){
e=e||{},e.flush=e.flush||y.BROTLI_OPERATION_PROCESS,e.finishFlush=e.finishFlush||y.BROTLI_OPERATION_FINISH,e.fullFlushFlag=
y.BROTLI_OPERATION_FLUSH,super(e,t)}},pt=class extends Ot{constructor(e){super(e,"BrotliDecompress")}},bt=class extends be{constructor(e,t){
e=e||{},e.flush=e.flush||y.ZSTD_e_continue,e.finishFlush=e.finishFlush||y.ZSTD_e_end,e.fullFlushFlag=y.ZSTD_e_flush,super(
e,t)}},yt=class extends bt{constructor(e){super(e,"ZstdDecompress")}},Tt=process.env.TESTING_TAR_FAKE_PLATFORM||process.
platform,ie=Tt!=="win32"?e=>String(e):e=>String(e).replaceAll(/\\/g,"/"),Lt=class extends me{extended;globalExtended;header;startBlockSize;blockRemain;remain;type;meta=!1;ignore=!1;path;mode;uid;gid;uname;gname;size=0;mtime;atime;ctime;linkpath;dev;ino;nlink;invalid=!1;absolute;unsupported=!1;constructor(e,t,s){
switch(super({}),this.pause(),this.extended=t,this.globalExtended=s,this.header=e,this.remain=e.size??0,this.startBlockSize=
512*Math.ceil(this.remain/512),this.blockRemain=this.startBlockSize,this.type=e.type,this.type){case"File":case"OldFile":case"\
Link":case"SymbolicLink":case"CharacterDevice":case"BlockDevice":case"Directory":case"FIFO":case"ContiguousFile":case"GN\
UDumpDir":break;case"NextFileHasLongLinkpath":case"NextFileHasLongPath":case"OldGnuLongPath":case"GlobalExtendedHeader":case"\
ExtendedHeader":case"OldExtendedHeader":this.meta=!0;break;default:this.ignore=!0}if(!e.path)throw new Error("no path pr\
ovided for tar.ReadEntry");this.path=ie(e.path),this.mode=e.mode,this.mode&&(this.mode=this.mode&4095),this.uid=e.uid,this.
gid=e.gid,this.uname=e.uname,this.gname=e.gname,this.size=this.remain,this.mtime=e.mtime,this.atime=e.atime,this.ctime=e.
ctime,this.linkpath=e.linkpath?ie(e.linkpath):void 0,this.uname=e.uname,this.gname=e.gname,t&&this.#t(t),s&&this.#t(s,!0)}write(e){
let t=e.length;if(t>this.blockRemain)throw new Error("writing more to entry than is appropriate");let s=this.remain,i=this.
blockRemain;return this.remain=Math.max(0,s-t),this.blockRemain=Math.max(0,i-t),this.ignore?!0:s>=t?super.write(e):super.
write(e.subarray(0,s))}#t(e,t=!1){e.path&&(e.path=ie(e.path)),e.linkpath&&(e.linkpath=ie(e.linkpath)),Object.assign(this,
Object.fromEntries(Object.entries(e).filter(([s,i])=>!(i==null||s==="path"&&t))))}},It=(e,t,s,i={})=>{e.file&&(i.file=e.
file),e.cwd&&(i.cwd=e.cwd),i.code=s instanceof Error&&s.code||t,i.tarCode=t,!e.strict&&i.recoverable!==!1?(s instanceof Error&&
(i=Object.assign(s,i),s=s.message),e.emit("warn",t,s,i)):s instanceof Error?e.emit("error",Object.assign(s,i)):e.emit("e\
rror",Object.assign(new Error(`${t}: ${s}`),i))},gt=1024*1024,ye=Buffer.from([31,139]),Te=Buffer.from([40,181,47,253]),St=Math.
max(ye.length,Te.length),R=Symbol("state"),P=Symbol("writeEntry"),A=Symbol("readEntry"),Le=Symbol("nextEntry"),He=Symbol(
"processEntry"),T=Symbol("extendedHeader"),V=Symbol("globalExtendedHeader"),N=Symbol("meta"),je=Symbol("emitMeta"),h=Symbol(
"buffer"),D=Symbol("queue"),v=Symbol("ended"),Ie=Symbol("emittedEnd"),x=Symbol("emit"),o=Symbol("unzip"),re=Symbol("cons\
umeChunk"),he=Symbol("consumeChunkSub"),ge=Symbol("consumeBody"),ze=Symbol("consumeMeta"),We=Symbol("consumeHeader"),Y=Symbol(
"consuming"),Se=Symbol("bufferConcat"),ne=Symbol("maybeEnd"),H=Symbol("writing"),L=Symbol("aborted"),oe=Symbol("onDone"),
k=Symbol("sawValidEntry"),ae=Symbol("sawNullBlock"),le=Symbol("sawEOF"),Ge=Symbol("closeStream"),At=1e3,X=Symbol("compre\
ssedBytesRead"),Ae=Symbol("decompressedBytesRead"),Ve=Symbol("checkDecompressionRatio"),Dt=()=>!0,Bt=class extends tt.EventEmitter{file;strict;maxMetaEntrySize;filter;brotli;zstd;maxDecompressionRatio;writable=!0;readable=!1;[D]=[];[h];[A];[P];[R]="\
begin";[N]="";[T];[V];[v]=!1;[o];[L]=!1;[k];[ae]=!1;[le]=!1;[H]=!1;[Y]=!1;[Ie]=!1;[X]=0;[Ae]=0;constructor(e={}){super(),
this.file=e.file||"",this.on(oe,()=>{(this[R]==="begin"||this[k]===!1)&&this.warn("TAR_BAD_ARCHIVE","Unrecognized archiv\
e format")}),e.ondone?this.on(oe,e.ondone):this.on(oe,()=>{this.emit("prefinish"),this.emit("finish"),this.emit("end")}),
this.strict=!!e.strict,this.maxDecompressionRatio=typeof e.maxDecompressionRatio=="number"?e.maxDecompressionRatio:At,this.
maxMetaEntrySize=e.maxMetaEntrySize||gt,this.filter=typeof e.filter=="function"?e.filter:Dt;let t=e.file&&(e.file.endsWith(
".tar.br")||e.file.endsWith(".tbr"));this.brotli=!(e.gzip||e.zstd)&&e.brotli!==void 0?e.brotli:t?void 0:!1;let s=e.file&&
(e.file.endsWith(".tar.zst")||e.file.endsWith(".tzst"));this.zstd=!(e.gzip||e.brotli)&&e.zstd!==void 0?e.zstd:s?!0:void 0,
this.on("end",()=>this[Ge]()),typeof e.onwarn=="function"&&this.on("warn",e.onwarn),typeof e.onReadEntry=="function"&&this.
on("entry",e.onReadEntry)}warn(e,t,s={}){It(this,e,t,s)}[We](e,t){this[k]===void 0&&(this[k]=!1);let s;try{s=new Ne.a(e,
t,this[T],this[V])}catch(i){return this.warn("TAR_ENTRY_INVALID",i)}if(s.nullBlock)this[ae]?(this[le]=!0,this[R]==="begi\
n"&&(this[R]="header"),this[x]("eof")):(this[ae]=!0,this[x]("nullBlock"));else if(this[ae]=!1,!s.cksumValid)this.warn("T\
AR_ENTRY_INVALID","checksum failure",{header:s});else if(!s.path)this.warn("TAR_ENTRY_INVALID","path is required",{header:s});else{
let i=s.type;if(/^(Symbolic)?Link$/.test(i)&&!s.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath required",{header:s});else if(!/^(Symbolic)?Link$/.
test(i)&&!/^(Global)?ExtendedHeader$/.test(i)&&s.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath forbidden",{header:s});else{
let r=this[P]=new Lt(s,this[T],this[V]);if(!this[k])if(r.remain){let m=()=>{r.invalid||(this[k]=!0)};r.on("end",m)}else this[k]=
!0;r.meta?r.size>this.maxMetaEntrySize?(r.ignore=!0,this[x]("ignoredEntry",r),this[R]="ignore",r.resume()):r.size>0&&(this[N]=
"",r.on("data",m=>this[N]+=m),this[R]="meta"):(this[T]=void 0,r.ignore=r.ignore||!this.filter(r.path,r),r.ignore?(this[x](
"ignoredEntry",r),this[R]=r.remain?"ignore":"header",r.resume()):(r.remain?this[R]="body":(this[R]="header",r.end()),this[A]?
this[D].push(r):(this[D].push(r),this[Le]())))}}}[Ge](){queueMicrotask(()=>this.emit("close"))}[He](e){let t=!0;if(!e)this[A]=
void 0,t=!1;else if(Array.isArray(e)){let[s,...i]=e;this.emit(s,...i)}else this[A]=e,this.emit("entry",e),e.emittedEnd||
(e.on("end",()=>this[Le]()),t=!1);return t}[Le](){do;while(this[He](this[D].shift()));if(this[D].length===0){let e=this[A];
!e||e.flowing||e.size===e.remain?this[H]||this.emit("drain"):e.once("drain",()=>this.emit("drain"))}}[ge](e,t){let s=this[P];
if(!s)throw new Error("attempt to consume body without entry??");let i=s.blockRemain??0,r=i>=e.length&&t===0?e:e.subarray(
t,t+i);return s.write(r),s.blockRemain||(this[R]="header",this[P]=void 0,s.end()),r.length}[ze](e,t){let s=this[P],i=this[ge](
e,t);return!this[P]&&s&&this[je](s),i}[x](e,t,s){this[D].length===0&&!this[A]?this.emit(e,t,s):this[D].push([e,t,s])}[je](e){
switch(this[x]("meta",this[N]),e.type){case"ExtendedHeader":case"OldExtendedHeader":this[T]=we.a.parse(this[N],this[T],!1);
break;case"GlobalExtendedHeader":this[V]=we.a.parse(this[N],this[V],!0);break;case"NextFileHasLongPath":case"OldGnuLongP\
ath":{let t=this[T]??Object.create(null);this[T]=t,t.path=this[N].replace(/\0.*/,"");break}case"NextFileHasLongLinkpath":{
let t=this[T]||Object.create(null);this[T]=t,t.linkpath=this[N].replace(/\0.*/,"");break}default:throw new Error("unknow\
n meta: "+e.type)}}abort(e){if(!this[L]){if(this[o]){let t=this[o];t.write=()=>!0,t.end=()=>t,t.emit=()=>!1,t.destroy?.()}
this[L]=!0,this.emit("abort",e),this.warn("TAR_ABORT",e,{recoverable:!1})}}[Ve](e){this[Ae]+=e.length;let t=this[Ae]/this[X];
return t>this.maxDecompressionRatio?(this.abort(new Error(`max decompression ratio exceeded: ${t.toFixed(2)} > ${this.maxDecompressionRatio}`)),
!1):!0}write(e,t,s){if(typeof t=="function"&&(s=t,t=void 0),typeof e=="string"&&(e=Buffer.from(e,typeof t=="string"?t:"u\
tf8")),this[L])return s?.(),!1;if((this[o]===void 0||this.brotli===void 0&&this[o]===!1)&&e){if(this[h]&&(e=Buffer.concat(
[this[h],e]),this[h]=void 0),e.length<St)return this[h]=e,s?.(),!0;for(let n=0;this[o]===void 0&&n<ye.length;n++)e[n]!==
ye[n]&&(this[o]=!1);let r=!1;if(this[o]===!1&&this.zstd!==!1){r=!0;for(let n=0;n<Te.length;n++)if(e[n]!==Te[n]){r=!1;break}}
let m=this.brotli===void 0&&!r;if(this[o]===!1&&m)if(e.length<512)if(this[v])this.brotli=!0;else return this[h]=e,s?.(),
!0;else try{new Ne.a(e.subarray(0,512)),this.brotli=!1}catch{this.brotli=!0}if(this[o]===void 0||this[o]===!1&&(this.brotli||
r)){let n=this[v];this[v]=!1,this[o]=this[o]===void 0?new mt({}):r?new yt({}):new pt({}),this[o].on("data",d=>{this[Ve](
d)&&this[re](d)}),this[o].on("error",d=>{this[L]||this.abort(d)}),this[o].on("end",()=>{this[v]=!0,this[re]()}),this[H]=
!0,this[X]+=e.length;let I=!!this[o][n?"end":"write"](e);return this[H]=!1,s?.(),I}}this[H]=!0,this[o]?(this[X]+=e.length,
this[o].write(e)):this[re](e),this[H]=!1;let i=this[D].length>0?!1:this[A]?this[A].flowing:!0;return!i&&this[D].length===
0&&this[A]?.once("drain",()=>this.emit("drain")),s?.(),i}[Se](e){e&&!this[L]&&(this[h]=this[h]?Buffer.concat([this[h],e]):
e)}[ne](){if(this[v]&&!this[Ie]&&!this[L]&&!this[Y]){this[Ie]=!0;let e=this[P];if(e?.blockRemain){let t=this[h]?this[h].
length:0;this.warn("TAR_BAD_ARCHIVE",`Truncated input (needed ${e.blockRemain} more bytes, only ${t} available)`,{entry:e}),
this[h]&&e.write(this[h]),e.end()}this[x](oe)}}[re](e){if(this[Y]&&e)this[Se](e);else if(!e&&!this[h])this[ne]();else if(e){
if(this[Y]=!0,this[h]){this[Se](e);let t=this[h];this[h]=void 0,this[he](t)}else this[he](e);for(;this[h]&&this[h]?.length>=
512&&!this[L]&&!this[le];){let t=this[h];this[h]=void 0,this[he](t)}this[Y]=!1}(!this[h]||this[v])&&this[ne]()}[he](e){let t=0,
s=e.length;for(;t+512<=s&&!this[L]&&!this[le];)switch(this[R]){case"begin":case"header":this[We](e,t),t+=512;break;case"\
ignore":case"body":t+=this[ge](e,t);break;case"meta":t+=this[ze](e,t);break;default:throw new Error("invalid state: "+this[R])}
t<s&&(this[h]=this[h]?Buffer.concat([e.subarray(t),this[h]]):e.subarray(t))}end(e,t,s){return typeof e=="function"&&(s=e,
t=void 0,e=void 0),typeof t=="function"&&(s=t,t=void 0),typeof e=="string"&&(e=Buffer.from(e,t)),s&&this.once("finish",s),
this[L]||(this[o]?(e&&(this[X]+=e.length,this[o].write(e)),this[o].end()):(this[v]=!0,(this.brotli===void 0||this.zstd===
void 0)&&(e=e||Buffer.alloc(0)),e&&this.write(e),this[ne]())),this}}}};
